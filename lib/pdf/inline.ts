import type { ElementContent, Root } from 'hast';

/** Where a link leads: to an address, or to a place in the document. */
export type Target = { href: string; words: string } | { place: string; words: string };

/** Text of one look. */
export type Run = {
  text: string;
  strong?: boolean;
  /** Set small and high: the number of a source. */
  raised?: boolean;
  /** One object a link: a link that is broken over two lines stays one. */
  target?: Target;
  /** A link that looks like the text around it: an entry of the contents. */
  plain?: boolean;
  /** Its language, where that is not the document's. */
  lang?: string;
};

type Context = Omit<Run, 'text'>;

export type InlineOptions = {
  /** What a citation says where it is read out instead of seen: `Source 3`. */
  nameCitation: (number: string) => string;
  /** Absolute address of a link of the text, which may be a path of the site. */
  resolve: (href: string) => string;
};

/**
 * The words of a paragraph as runs: bold, links and citations. White space is one space; the ways
 * back from a source to the text are left out, because every reader of PDF has its own.
 */
export function runsOf(
  nodes: readonly (ElementContent | Root['children'][number])[],
  options: InlineOptions,
  around: Context = {},
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ ...around, text: node.value.replace(/[ \t\r\n]+/g, ' ') }];
    if (node.type !== 'element') return [];
    const { tagName, children, properties } = node;
    const { lang } = properties;
    const context = typeof lang === 'string' ? { ...around, lang } : around;
    if (tagName === 'strong' || tagName === 'em') {
      return runsOf(children, options, { ...context, strong: true });
    }
    if (tagName === 'sup') return runsOf(children, options, { ...context, raised: true });
    if (tagName !== 'a') return runsOf(children, options, context);
    if ('dataFootnoteBackref' in properties) return [];
    const href = String(properties.href ?? '');
    const words = runsOf(children, options)
      .map(({ text }) => text)
      .join('');
    const target: Target =
      'dataFootnoteRef' in properties
        ? { place: href.slice(1), words: options.nameCitation(words) }
        : { href: options.resolve(href), words };
    return runsOf(children, options, { ...context, target });
  });
}
