/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { toString as textOf } from 'mdast-util-to-string';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import type { Source } from '@/lib/content/types/source';
import { slugify } from '@/lib/format/slug.mjs';
import { type MarkdownDocument, type ReadOptions, readMarkdown } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';
import { uniqueIds } from '@/lib/markdown/unique-ids';
import { countElements, wordsIn } from '@/lib/markdown/words';

const fao: Source = {
  id: 'fao',
  publisher: 'FAO',
  title: 'Seed',
  year: 2019,
  url: 'https://fao.org/s',
};
const act: Source = { id: 'act-8', publisher: 'Republic of Kenya', title: 'Act No. 8', year: 2019 };

function read(markdown: string, options: Partial<ReadOptions> = {}): MarkdownDocument {
  return readMarkdown(markdown, { file: 'content/x.md', ...options });
}

/** What the error says below its first line; "no error" when there is none. */
function error(markdown: string, sources: readonly Source[] = []): string {
  try {
    read(markdown, { sources });
    return 'no error';
  } catch (error) {
    const [first, ...errors] = (error as Error).message.split('\n');
    expect(first).toBe('content/x.md cannot be used:');
    return errors.map((line) => line.trim()).join('\n');
  }
}

function show(markdown: string, options: Partial<ReadOptions> = {}): HTMLElement {
  const document = read(markdown, options);
  return render(
    <>
      <Prose tree={document.content} charts={document.charts} />
      <Sources document={document} />
    </>,
  ).container;
}

describe('ids of headings', () => {
  it.each([
    ['What the mill is', 'what-the-mill-is'],
    ['A keeper’s cost: who pays?', 'a-keepers-cost-who-pays'],
    ['Mũthoni and Ọláńrewájú', 'muthoni-and-olanrewaju'],
    ['Ɔforiwaa and the ŋaa', 'oforiwaa-and-the-naa'],
    ['Ŋgũgĩ’s 2nd seed', 'ngugis-2nd-seed'],
    ['  2019–2024  ', '2019-2024'],
    ['…', ''],
  ])('%s', (heading, id) => {
    expect(slugify(heading)).toBe(id);
  });

  it('are unique, and avoid those the page uses', () => {
    const idOf = uniqueIds(['main']);
    expect(['Main', 'Costs', 'Costs', 'Costs', '…'].map(idOf)).toEqual([
      'main-2',
      'costs',
      'costs-2',
      'costs-3',
      'section',
    ]);
  });

  it('carry the prefix of their text, as citations do', () => {
    const document = read('## Costs\n\nText.[^fao]', { sources: [fao], idPrefix: 'one-' });
    const ids = [...JSON.stringify(document).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids)).toEqual(new Set(['one-costs', 'one-fnref-1', 'one-fn-1']));
    expect(document.sourcesId).toBe('one-sources');
  });

  it('never take the id of the list of sources', () => {
    expect(read('## Sources').headings).toEqual([{ id: 'sources-2', title: 'Sources', level: 2 }]);
  });
});

it('tells all mistakes of a text in one go', () => {
  const text = 'Good <b>words</b>.[^nobody]\n\n# One\n\n# Two\n';
  expect(() => read(text)).toThrow(
    /found <b>,.*\n.*found \[\^nobody\].*\n.*heading "One".*\n.*heading "Two"[^\n]*$/,
  );
});

describe('an error in a text names file and place, what was found and what was expected', () => {
  it.each([
    [
      'a citation without source',
      'Text.[^nobody]',
      [],
      'text: found [^nobody] without a source, expected a work with the id "nobody" among the sources of the piece, or [^nobody] taken out',
    ],
    [
      'a source never cited',
      'Text.',
      [fao],
      'sources: found "fao" cited nowhere, expected it cited, as [^fao] in the text or by a chart, or removed from the sources',
    ],
    [
      'two sources of one id',
      'Text.[^fao]',
      [fao, fao],
      'sources: found the id "fao" twice, expected each id once',
    ],
    [
      'a definition in the text',
      'Text.[^mine]\n\n[^mine]: A book.',
      [],
      'text: found a footnote definition [^mine]:, expected the work among the sources of the piece',
    ],
    [
      'a level-1 heading',
      '# Title',
      [],
      'heading "Title": found level 1, expected level 2 (##) or 3 (###); the title of the page is its level 1',
    ],
    [
      'a level 3 with nothing above it',
      '### Part',
      [],
      'heading "Part": found level 3 at the beginning, expected a heading of level 2 (##) above it',
    ],
    [
      'HTML',
      'Good.\n\n<div>x</div>',
      [],
      'text, line 3: found <div>x</div>, expected Markdown without HTML tags: **two stars** make words bold, *one* leans them',
    ],
    [
      'an image',
      '![Field](field.jpg)',
      [],
      'text, line 1: found "![Field](field.jpg)", expected text without images; pictures are drawn from the field "art"',
    ],
    [
      'code of another language',
      '```js\nx\n```',
      [],
      'text: found a code block of the language "js", expected ```chart',
    ],
  ])('%s', (_, markdown, sources, sentence) => {
    expect(error(markdown, sources)).toBe(sentence);
  });

  it('tells every citation at once', () => {
    expect(error('One[^a] and two.[^b]', [fao]).split('\n')).toHaveLength(3);
  });
});

describe('citations', () => {
  it('are numbered by first appearance and lead to their source and back', () => {
    show('First.[^act-8] Second.[^fao] Again.[^act-8]', { sources: [fao, act] });
    const [first, second, again] = screen.getAllByRole('link', { description: 'Sources' });
    expect([first, second, again].map((link) => link?.textContent)).toEqual(['1', '2', '1']);
    expect(first).toHaveAttribute('href', '#fn-1');
    expect(again).toHaveAttribute('id', 'fnref-1-2');

    const list = screen.getByRole('region', { name: 'Sources' });
    const entries = within(list).getAllByRole('listitem');
    expect(entries.map((entry) => entry.id)).toEqual(['fn-1', 'fn-2']);
    const back = within(entries[0] as HTMLElement).getAllByRole('link');
    expect(back.map((link) => link.getAttribute('href'))).toEqual(['#fnref-1', '#fnref-1-2']);
    expect(back.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Back to the citation of source 1',
      'Back to citation 2 of source 1',
    ]);
  });

  it('print publisher, year and title, and the site the address leads to', () => {
    show('Text.[^fao][^act-8]', { sources: [fao, act] });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('FAO (2019). Seed fao.org');
    expect(screen.getByRole('link', { name: 'Seed' })).toHaveAttribute('href', fao.url);
    expect(second).toHaveTextContent('Republic of Kenya (2019). Act No. 8');
  });

  it('print the place in the work, the year in which an undated page was read, and why there is no link', () => {
    const { year: _, ...undated } = fao;
    const sources: Source[] = [
      { ...undated, read: 2026, at: 'page 3' },
      { ...act, at: 'section 4', noLink: 'not-online' },
      { ...act, id: 'letter', noLink: 'no-lasting-address' },
    ];
    show('Text.[^fao][^act-8][^letter]', { sources });
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('FAO (undated, read 2026). Seed, page 3 fao.org');
    expect(screen.getByRole('link', { name: 'Seed, page 3' })).toHaveAttribute('href', fao.url);
    expect(second).toHaveTextContent('Republic of Kenya (2019). Act No. 8, section 4 (not online)');
    expect(third).toHaveTextContent('Act No. 8 (no lasting address found)');
  });

  it('that follow each other are separated', () => {
    const container = show('Text.[^fao][^act-8] More.[^fao]', { sources: [fao, act] });
    expect(container.querySelector('p')).toHaveTextContent('Text.1, 2 More.1');
  });

  it('are absent from a text that cites nothing', () => {
    expect(show('Text.').querySelector('section')).toBeNull();
  });
});

describe('what is printed', () => {
  it('links inside the site with their slash, and other sites as they are', () => {
    show('[In](/insights/all) and [out](https://example.org/a) and [mail](mailto:a@example.org)');
    expect(screen.getByText('In')).toHaveAttribute('href', '/insights/all/');
    expect(screen.getByText('out')).toHaveAttribute('href', 'https://example.org/a');
    expect(screen.getByText('mail')).toHaveAttribute('href', 'mailto:a@example.org');
  });

  it('tables with row headers and figures, in a frame that a key can scroll', () => {
    const container = show('| Crop | Sold |\n| --- | --: |\n| Maize | 26 |');
    const table = screen.getByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'Maize' })).toHaveAttribute('scope', 'row');
    const cell = within(table).getByRole('cell', { name: '26' });
    expect(cell).toHaveAttribute('data-figure');
    expect(container.querySelector('[align], [style]')).toBeNull();
    expect(table.closest('[tabindex="0"]')).not.toBeNull();
  });

  it.each([
    ['sentences', 'What the officer has to do in that week'.repeat(2), 'How'],
    ['words', 'A clerk', undefined],
  ])(
    'the name of a last column of %s with its cells, for where it stands below its row',
    (_, last, name) => {
      const rows = `| Option | Cost | Who | How |\n| - | - | - | - |\n| A | 1 | She | ${last} |`;
      const cells = [...show(rows).querySelectorAll<HTMLElement>('td')];
      expect(cells.map(({ dataset }) => dataset.label)).toEqual([undefined, undefined, name]);
    },
  );

  it('a form of many columns and one row as a block on a phone, each cell with the name of its column', () => {
    const head =
      '| Feeder | Ward | Promised | Supplied | Cut | Cause |\n| - | - | - | - | - | - |\n';
    const row = '| Name | Names | Hours | Hours | Hours | Word |\n';
    const form = show(head + row);
    expect(form.querySelector('table')).toHaveAttribute('data-stacks');
    expect(form.querySelector('td')).toHaveAttribute('data-label', 'Ward');
    const compared = show(head + row + row);
    expect(compared.querySelector('table')).not.toHaveAttribute('data-stacks');
  });

  it('a blockquote and both kinds of list', () => {
    const container = show('> A sentence.\n\n- one\n\n1. two');
    for (const name of ['blockquote', 'ul', 'ol']) {
      expect(container.querySelector(name)).not.toBeNull();
    }
  });
});

describe('parts of a text', () => {
  const markdown =
    'Before.\n\n## One\n\nText here.\n\n### Inside\n\n## Two\n\n| A | B |\n| - | - |\n| c | d |';

  it('are cut at level-2 headings', () => {
    const { opening, sections } = splitAtHeadings(read(markdown));
    expect(textOf(opening).trim()).toBe('Before.');
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['one', 'One'],
      ['two', 'Two'],
    ]);
    expect(sections[0]?.headings).toEqual([{ id: 'inside', title: 'Inside', level: 3 }]);
    expect(textOf(sections[0]?.content ?? opening)).not.toContain('One');
  });

  it('are counted', () => {
    const { content } = read(markdown);
    expect(countElements(content, 'table')).toBe(1);
    expect(wordsIn(content)).toBe(10);
  });
});
