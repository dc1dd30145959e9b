import fs from 'node:fs';
import path from 'node:path';
import { builtPages, outDir } from '../support/built-site';

/*
 * What a style sheet asks of the whole page whenever something is pressed or comes to have the focus. On a phone whose
 * processor is six times slower, two such rules took a third of the time between a press and its answer.
 */
const STATE = /:(?:active|hover|focus(?:-visible|-within)?)(?![\w-])/;
/** The root, with what is known of it, and the first that is asked. */
const ASKED = /(?<![\w.#-])(?:html|body|:root)(?:\[[^\]]*\])*(:[\w-]+\(?)/g;

/** From an opening bracket to the one that closes it. */
function inBrackets(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end);
}

const selectorsThatAskAll = (css: string) =>
  [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(ASKED)]
      .filter(({ index, 0: whole, 1: asked = '' }) =>
        STATE.test(
          asked === ':has(' ? inBrackets(selector.slice(index + whole.length - 1)) : asked,
        ),
      )
      .map(() => selector),
  );

it.each([
  'html:active .banner{color:red}',
  'html[data-consent=ask]:has(.field input:focus){color:red}',
  ':is(html:has(dialog:modal),html:has(li>:is(:focus + p,p:focus-within))){overflow:hidden}',
])('finds %s', (css) => {
  expect(selectorsThatAskAll(css)).toHaveLength(1);
});

it.each([
  'html:has(dialog:is(:modal,:popover-open)){overflow:hidden}',
  'html[data-writing] .banner:hover{color:red}',
  '.axis ul:has(:focus-visible){overflow:visible}',
])('lets %s be', (css) => {
  expect(selectorsThatAskAll(css)).toEqual([]);
});

it('no rule looks through the whole page at each press', () => {
  const inPages = builtPages().flatMap(({ html }) =>
    [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].map(([, css = '']) => css),
  );
  const folder = path.join(outDir, '_next/static');
  const linked = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const sheets = new Set([...inPages, ...linked]);
  expect(sheets.size).toBeGreaterThan(1);
  expect([...sheets].flatMap(selectorsThatAskAll)).toEqual([]);
});

it('what a page wakes with is compiled while it is read, and not while a press waits', () => {
  const scripts = new Set(
    builtPages().flatMap(({ html }) => {
      const list = /id="hydration-scripts">([^<]*)/.exec(html)?.[1] ?? '[]';
      return (JSON.parse(list) as [string, string][]).map(([address]) => address);
    }),
  );
  const code = [...scripts].filter((address) => address.includes('/chunks/'));
  expect(code.length).toBeGreaterThan(1);
  const late = code.filter(
    (address) =>
      !fs
        .readFileSync(path.join(outDir, address.slice(address.indexOf('/_next/'))), 'utf8')
        .startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(late).toEqual([]);
});
