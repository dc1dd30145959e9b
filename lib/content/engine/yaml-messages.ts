import type { Document, YAMLParseError, YAMLWarning } from 'yaml';
import { visit } from 'yaml';

type Slip = { found: string; expected: string };

const QUOTED = 'the value in quotes, because a sign may have a meaning of its own';
const PLAIN: Slip = {
  found: '$, which cannot be read',
  expected:
    '"field: value" lines; put a value in quotes when it holds a colon or begins with a sign',
};

const SIGN_FIRST: Slip = { found: 'a value that begins with a sign in $', expected: QUOTED };
const MISPLACED: Slip = {
  found: '$ further left or right than its neighbours',
  expected: 'the fields of one group below each other, each with the same spaces before it',
};

/**
 * What each of the parser's errors means to somebody who has never heard of YAML.
 * A `$` stands for the line; a code that can mean several things has a sentence for each, by a word of the
 * parser's own message. Complete by its type: a code that a later version adds fails to compile.
 */
const slips: Record<YAMLParseError['code'], Slip | readonly (readonly [RegExp, Slip])[]> = {
  BLOCK_AS_IMPLICIT_KEY: [
    [/block sequence/, MISPLACED],
    [
      /./,
      {
        found: 'a second colon, or a field below a value, in $',
        expected: 'the whole value in quotes when it holds a colon, and nothing set in below it',
      },
    ],
  ],
  MISSING_CHAR: [
    [/Sequence item/, MISPLACED],
    [
      /quote/,
      {
        found: 'a quote that is never closed in $',
        expected: 'the same quote at the end of the value',
      },
    ],
    [
      /map values/,
      {
        found: '$ without the name of a field',
        expected:
          '"field: value", or two spaces more before a line that goes on from the one above',
      },
    ],
    [
      /./,
      {
        found: 'a bracket that is never closed in $',
        expected: 'a ] for each [ and a } for each {',
      },
    ],
  ],
  UNEXPECTED_TOKEN: [
    [
      /block-seq-ind/,
      {
        found: 'a list that begins beside the name of its field in $',
        expected: 'each entry on a line of its own below it, beginning with "- "',
      },
    ],
    [
      /node end/,
      {
        found: 'more text behind a closing quote or bracket in $',
        expected: 'quotes around the whole value, of the kind that the value itself does not hold',
      },
    ],
    [/./, { found: 'signs that are out of place in $', expected: QUOTED }],
  ],
  TAB_AS_INDENT: { found: 'a tab at the beginning of a line', expected: 'spaces' },
  BAD_INDENT: [
    [
      /Flow/,
      {
        found: 'a bracket that is not closed before $',
        expected: 'a ] for each [ and a } for each {',
      },
    ],
    [/./, MISPLACED],
  ],
  DUPLICATE_KEY: { found: '$ for a second time', expected: 'each field of a group once' },
  BAD_SCALAR_START: SIGN_FIRST,
  MULTILINE_IMPLICIT_KEY: {
    found: '$, which is no field',
    expected: '"field: value" on one line, with a space behind the colon',
  },
  KEY_OVER_1024_CHARS: {
    found: 'a long text before a colon',
    expected: 'the whole text in quotes',
  },
  MULTIPLE_DOCS: { found: 'a line of dashes between the fields', expected: 'none' },
  BAD_DQ_ESCAPE: {
    found: 'a backslash between double quotes in $',
    expected: 'single quotes around the value, or two backslashes',
  },
  BAD_ALIAS: SIGN_FIRST,
  ALIAS_PROPS: SIGN_FIRST,
  TAG_RESOLVE_FAILED: SIGN_FIRST,
  BAD_PROP_ORDER: SIGN_FIRST,
  MULTIPLE_ANCHORS: SIGN_FIRST,
  MULTIPLE_TAGS: SIGN_FIRST,
  BAD_DIRECTIVE: { found: 'a line that begins with % in $', expected: '"field: value"' },
  BLOCK_IN_FLOW: { found: 'a list with dashes between brackets in $', expected: 'one of the two' },
  NON_STRING_KEY: {
    found: 'a list or a group as the name of a field in $',
    expected: '"field: value"',
  },
  BAD_COLLECTION_TYPE: PLAIN,
  IMPOSSIBLE: PLAIN,
  RESOURCE_EXHAUSTION: PLAIN,
};

/** `title: *Maize* in stores`: the parser stumbles further on, over what follows the sign. */
const SIGN = /^(?:- )?[\w-]+:\s+[*&!@%`]/;
/** The first field set in, and others that are not: the parser stumbles over the second. */
const FIRST_SET_IN = /^(?:[^\S\n]*(?:#.*)?\n)* +(?=[\w-]+:[^\n]*\n(?:.*\n)*?[\w-]+:)/;
const SET_IN: Slip = {
  found: 'spaces before the first field, $',
  expected: 'each field at the beginning of its line, as the ones below it',
};
/** Letters of a line that a message repeats. */
const SHOWN = 60;

/**
 * The parser's error as an editor is told it.
 * @param text that was parsed into `document`
 * @returns where it is, as an offset into the text (of a quote that is never closed, where it was opened),
 *   and what was found and expected
 */
export function explainYamlError(
  error: YAMLParseError | YAMLWarning,
  document: Document,
  text: string,
): { offset: number; sentence: string } {
  const setIn = FIRST_SET_IN.exec(text)?.[0].length;
  const offset =
    setIn ??
    (/closing ["']quote/.test(error.message) ? openedAt(document, error.pos[0]) : error.pos[0]);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = (text.slice(start).split('\n')[0] ?? '').trim();
  const slip = SIGN.test(line) ? SIGN_FIRST : slipOf(error);
  const { found, expected } = setIn === undefined ? slip : SET_IN;
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return {
    offset,
    sentence: `found ${found.replace('$', () => `“${shown}”`)}, expected ${expected}`,
  };
}

function slipOf({ code, message }: YAMLParseError | YAMLWarning): Slip {
  const known = slips[code];
  return 'found' in known ? known : (known.find(([word]) => word.test(message))?.[1] ?? PLAIN);
}

/** Where the text in quotes begins that reaches to an offset. */
function openedAt(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar: (_, node) => {
      const [from = 0, to = 0] = node.range ?? [];
      if (from <= offset && offset <= to && node.type?.startsWith('QUOTE')) start = from;
    },
  });
  return start;
}
