/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { firm } from '@/content/firm';
import { assertFirmFacts } from '@/lib/content/engine/check-firm';
import { checkContent } from '@/lib/editor/check-content';
import { firstFile, textOf, yamlOf } from '../support/content-kinds';
import { changed, type Edits, editedContent } from '../support/edited-content';

const { root, toldOf } = editedContent();

const article = firstFile('articles');
const person = firstFile('people');
const event = firstFile('events', /^agenda:$/m);
const portrait = person.replace('.yaml', '');

/** The article with a paragraph more. */
const withText = (paragraph: string): Edits => ({
  [article]: `${textOf(article).trimEnd()}\n\n${paragraph}\n`,
});

const withField = (field: string, value: string, file = article): Edits =>
  changed(file, new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`);

it('tells each mistake with its file, in the words of the loaders, and goes on to the next', async () => {
  const office = firstFile('offices');
  const page = firstFile('pages', /^title: /m);
  const { mistakes } = await toldOf({
    ...withField('clients', 'many', office),
    ...withField('title', '12', page),
  });
  expect(mistakes.toSorted()).toEqual([
    `content/${office}: clients: found "many", expected a range such as 25+`,
    `content/${page}: title: found 12, expected text`,
  ]);
});

/** Slips that were once accepted without a word: what is changed, and the one sentence that is told. */
const slips: readonly [string, () => Edits, string | RegExp][] = [
  [
    'a link in the text to a page that does not exist',
    () => withText('See [this](/insights/policy-brefs/) first.'),
    /text, line \d+: found a link to \/insights\/policy-brefs, expected .+; the nearest is \/insights\/policy-briefs$/,
  ],
  [
    'a link to a heading that the text does not have',
    () => withText('See [below](#nowhere).'),
    /text, line \d+: found a link to #nowhere, expected # and a heading of this text/,
  ],
  [
    'a link to a page with .html',
    () => withText('See [this](/insights/policy-briefs.html).'),
    /found a link to \/insights\/policy-briefs\.html, expected the address without \.html/,
  ],
  [
    'a link to a paper that is not there',
    () => withText('Take [this](/downloads/none.pdf).'),
    /found a link to \/downloads\/none\.pdf, expected the name of a brief or a report/,
  ],
  [
    'a link to half a mail address',
    () => withText('Ask [us](mailto:foo).'),
    /found a link to mailto:foo, expected an address such as/,
  ],
  [
    'a link to a number that nobody can call',
    () => withText('Call [us](tel:abc).'),
    /found a link to tel:abc, expected a number in international form/,
  ],
  [
    'a wrong path in the menu',
    () => changed('navigation.yaml', 'path: /careers', 'path: /carers'),
    /items\[\d\]\.path: found "\/carers", expected .+; the nearest is \/careers$/,
  ],
  [
    'an office misspelt',
    () => withField('office', 'nairboi', person),
    /office: found "nairboi", expected one of "/,
  ],
  [
    'a date in another century',
    () => withField('date', '2062-01-01'),
    /date: found "2062-01-01", expected a date between/,
  ],
  [
    'a date years to come',
    () =>
      changed(
        article,
        /^date: .*(?:\nupdated: .*)?/m,
        `date: ${new Date().getFullYear() + 2}-01-01`,
      ),
    /date: found \d{4}-01-01, which is more than a year away, expected a day until \d{4}-/,
  ],
  [
    'a seed without a word',
    () => ({
      [article]: textOf(article)
        .replace(/^seed: .*\n/m, '')
        .replace('---\n', '---\nseed: "???"\n'),
    }),
    /seed: found "\?\?\?", expected any word, with letters or figures$/,
  ],
  [
    'a change before the day it came out',
    () => changed(article, /^date: .*(?:\nupdated: .*)?/m, 'date: 2026-06-02\nupdated: 2026-06-01'),
    'updated: found 2026-06-01, which is before date, expected 2026-06-02 or later',
  ],
  [
    'a point of the programme outside the event',
    () => changed(event, /time: "?\d\d:\d\d"?/, 'time: "03:00"'),
    /agenda\[1\]\.time: found "03:00", expected a time from \d\d:\d\d to \d\d:\d\d/,
  ],
  [
    'a file that a text program wrote',
    () => ({ 'articles/new-one.txt': textOf(article) }),
    'the file: found a file that ends in .txt, which is not used, expected new-one.md as its name',
  ],
  [
    'another ending',
    () => ({ 'articles/new-one.markdown': textOf(article) }),
    /expected new-one\.md as its name/,
  ],
  [
    'a short ending',
    () => ({ 'people/new-one.yml': textOf(person) }),
    /expected new-one\.yaml as its name/,
  ],
  [
    'a photo of a telephone',
    () => ({ [`${portrait}.HEIC`]: 'x' }),
    /found a file that ends in \.HEIC, which is not used, expected a JPEG, PNG or WebP file: export it again as .+\.jpg/,
  ],
  [
    'a photo where none is shown',
    () => ({ 'pages/home.jpg': 'x' }),
    /found a file that ends in \.jpg, which is not used, expected photos only in people, articles/,
  ],
  [
    'words of the template',
    () =>
      withText('Begin with a place, a day, somebody who decides something. 900 to 1,400 words.'),
    /text, line \d+: found "Begin with a place.+", which is the template's, expected your own words/,
  ],
  [
    'a point in brief of the template',
    () =>
      changed(
        article,
        /^brief:\n {2}- .*/m,
        'brief:\n  - The first thing a reader should take away.',
      ),
    /brief\[1\]: found "The first thing.+", which is the template's/,
  ],
  [
    'a zero-width space in a title',
    () => withField('title', '"Grain of\u200b the north"'),
    /title: found a sign that nobody sees behind "Grain of"/,
  ],
  [
    'an emoji in a title',
    () => withField('title', '"Seeds 🌱 of the north"'),
    /title: found an emoji behind "Seeds"/,
  ],
  [
    'a day in words',
    () => withField('date', '22 November 2026'),
    'date: found "22 November 2026", expected a date such as 2026-11-22',
  ],
  [
    'a day with strokes',
    () => withField('date', '22/11/2026'),
    'date: found "22/11/2026", expected a date such as 2026-11-22',
  ],
  [
    'an author by name',
    () => withField('author', /^name: (.*)$/m.exec(textOf(person))?.[1] ?? ''),
    new RegExp(`author: found ".+", expected "${path.basename(portrait)}", the file name of `),
  ],
  [
    'a piece that is not there',
    () => withField('related', '[article/none]'),
    /related: found "article\/none", expected/,
  ],
  [
    'a citation without a source',
    () => withText('So it was.[^nobody]'),
    /found \[\^nobody\] without a source/,
  ],
  [
    'an empty chart',
    () => withText('```chart\n```'),
    /chart \d+, the whole file: found an empty value/,
  ],
  [
    'a piece that the home page names',
    () => changed('pages/home.yaml', /article\/[a-z-]+/, 'article/none'),
    /reading\.pieces: found "article\/none", expected/,
  ],
];

/** The same of slips that were told as something else. */
const named: typeof slips = [
  [
    'the name of the firm',
    () => withText(`We at ${firm.name} asked.`),
    /line \d+: found .+, expected \{firm\} in its place$/,
  ],
  [
    'letters that were saved otherwise',
    () => ({ [person]: Buffer.from(`\ufeff${textOf(person)}`, 'utf16le') }),
    'the file: found letters that are not saved as UTF-8, expected it saved again with the encoding UTF-8',
  ],
  [
    'a number with its sign',
    () => withField('title', 'Why maize is the #1 crop here'),
    'line 2: found #1, which is read as a remark, expected the value in quotes',
  ],
  [
    'a day that is not written in full',
    () => withField('date', '2026-5-28'),
    'date: found "2026-5-28", expected a date such as 2026-05-28',
  ],
  [
    'a month before its day',
    () => withField('date', '11/22/2026'),
    'date: found "11/22/2026", expected a date such as 2026-11-22',
  ],
  [
    'a number where a range is meant',
    () => withField('projects', '25', firstFile('offices')),
    'projects: found 25, expected a range such as 25+',
  ],
  [
    'half a place in an order',
    () => withField('order', '1.5', person),
    'order: found 1.5, expected a whole number',
  ],
  [
    'a speaker with the letters of another keyboard',
    () => withField('speakers', '[Esi Mensa]', event),
    /speakers: found "Esi Mensa", expected "esi-mensa", the file name of /,
  ],
];

/** What git leaves where two people have changed the same words. */
const twoVersions = '<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other';
const firstOf = (file: string, field: string) =>
  new RegExp(`^${field}:\\s*(?:\\[ *|\\n  - )([\\w/-]+)`, 'm').exec(textOf(file))?.[1] ?? '';
const picture = /^picture:\n(?: .*\n)+/m;

/** The same of slips that are told of another place than the first file that is changed, or more than once. */
const others: readonly [string, () => Edits, RegExp][] = [
  [
    'a practice named twice',
    () => withField('services', `[${Array(2).fill(firstOf(article, 'services'))}]`),
    /services\[2\]: found ".+", expected each entry once$/,
  ],
  [
    'a point of the programme before the one above it',
    () => {
      const [one = '', two = ''] = [...textOf(event).matchAll(/- time: (.*)/g)].map(
        ([line]) => line,
      );
      return {
        [event]: textOf(event)
          .replace(two, '- time: x')
          .replace(one, two)
          .replace('- time: x', one),
      };
    },
    /agenda\[2\]\.time: found "\d\d:\d\d", expected \d\d:\d\d or later, after the point above it$/,
  ],
  [
    'an event made known after it took place',
    () => withField('announced', '2030-01-01', event),
    /announced: found "2030-01-01", expected a day before start, or that day$/,
  ],
  [
    'a space in the address of a source',
    () => changed(article, /^ {4}url: https:\/\/\S+/m, '    url: https://x.example/a b'),
    /sources\[\d+\]\.url: found "https:\/\/x\.example\/a b", expected an address without spaces$/,
  ],
  [
    'work that is still to be done',
    () => withText('TODO: ask for the figure.'),
    /text, line \d+: found "TODO" in "TODO: ask for the figure\.", expected what it stands for$/,
  ],
  [
    'words that stand in for words',
    () => withField('excerpt', `Lorem ipsum dolor sit amet, ${'and so on '.repeat(8)}`),
    /excerpt: found "Lorem ipsum" in "Lorem/,
  ],
  [
    'two versions of a text',
    () => withText(twoVersions),
    /line \d+: found <<<<<<<, with which two versions of the file begin to differ/,
  ],
  [
    'two versions of a field',
    () => changed(person, /^office: .*/m, twoVersions),
    /line \d+: found <<<<<<<, with which two versions/,
  ],
  [
    'a value that begins with a star',
    () => withField('title', '*Maize* in the stores'),
    /line \d+: found a value that begins with a sign in “title: \*Maize\*.+, expected the value in quotes/,
  ],
  [
    'one word in place of a list',
    () => withField('services', 'agriculture'),
    /services: found "agriculture", expected a list$/,
  ],
  [
    'a person saved as a text',
    () => ({ 'people/new-one.md': textOf(article) }),
    /the file: found one that ends in \.md among \.yaml, expected new-one\.yaml as its name/,
  ],
  [
    'a menu that leads to another site',
    () => changed('navigation.yaml', 'path: /careers', 'path: https://x.example'),
    /items\[\d\]\.path: found "https:\/\/x\.example", expected text that begins with "\/"$/,
  ],
  [
    'a drawing that nobody knows',
    () => changed('services/policy.yaml', /kind: bill-path/, 'kind: bill'),
    /feature\.kind: found "bill", expected one of ".+", ".+"$/,
  ],
  [
    'a practice that has gone',
    () => withField('services', '[gardening]'),
    /services\[1\]: found "gardening", expected one of "agriculture", ".+"$/,
  ],
  [
    'a copy of a piece, which has its drawing',
    () => ({ 'articles/a-copy.md': textOf(firstFile('articles', picture)) }),
    /picture\.draws: found "\w+", which content\/.+ draws too, expected a drawing of its own, or no picture$/,
  ],
];

/** Paragraphs of a text, and what is told of each. */
const inText: readonly [string, RegExp][] = [
  ['• one\n• two', /found "• one", expected "- " before each entry of a list/],
  ['\tA line', /found a tab before "A line"/],
  ['A won\u00adder', /found a sign that nobody sees behind "A won"/],
  ['A \u0007 word', /found a control character behind "A"/],
  ['So it was.[1]', /found "\[1\]" in "So it was\.\[1\]", expected a citation such as/],
  ['So it was.¹', /found "\.¹" in "So it was\.¹", expected a citation such as/],
  [
    'So it was [world-bank-2024].',
    /found "\[world-bank-2024\]" in "So it was \[world.+ expected a citation such as/,
  ],
  [
    'So it was.[^ bank-2024 ]',
    /found "\[\^ bank-2024" in "So it was\.\[\^ bank.+ expected a citation such as/,
  ],
  ['Crop\tTonnes', /found a tab in "Crop\\tTonnes", expected a space, or a table/],
  ['**A heading**', /found "\*\*A heading\*\*", expected ## before a heading/],
  ['See [](/about).', /found "See \[\].+ expected words between the brackets of a link/],
  ['See [[About us]].', /found "\[\[" in "See \[\[About.+ expected a link as \[words\]/],
  ['- [ ] one', /found "- \[ \] one", expected an entry without \[ \]/],
  ['***', /found "\*\*\*", expected a heading, or nothing, in place of a line/],
  ['| a | b |\n| c | d |', /expected a line such as \| --- \| --- \|/],
  ['A <b>word</b>', /expected Markdown without HTML tags/],
  [
    'A **bold word.',
    /found "\*\*" in "A \*\*bold word\.", expected two stars on both sides of bold words/,
  ],
  [
    'See [this](https://x.example/',
    /found "\]\(" in "See \[this\].+, expected a link as \[words\]\(address\), closed by a bracket/,
  ],
  [
    'Write to [us](mailto:us at x.example).',
    /found "\]\(" in "Write to .+, expected .+ without a space in the address/,
  ],
  ['##Seeds', /found "##Seeds", expected a space behind the ## of a heading/],
  ['## ', /expected words behind the ##/],
  [
    '| a | b |\n| --- | --- |\n| c | d |\n| e | f | g |',
    /found "\| e \| f \| g \|", expected 2 cells, as many as the first row has/,
  ],
];

it('what Markdown takes for plain words is told with its line', async () => {
  const { mistakes } = await toldOf(
    withText(inText.map(([paragraph]) => paragraph).join('\n\nWords.\n\n')),
  );
  for (const [paragraph, sentence] of inText) {
    expect([paragraph, mistakes.filter((one) => sentence.test(one))]).toEqual([
      paragraph,
      [expect.stringMatching(/^content\/articles\/.+: text, line \d+: found .+, expected .+/)],
    ]);
  }
  expect(mistakes).toHaveLength(inText.length);
});

it.each([...slips, ...named])('%s is told in one sentence', async (_, files, sentence) => {
  const { mistakes } = await toldOf(files());
  const [file] = Object.keys(files());
  expect(mistakes).toEqual([expect.stringMatching(sentence)]);
  expect(mistakes[0]?.startsWith(`content/${file}: `)).toBe(true);
});

it('a chart that has no end is told with its line, before the words that it swallows', async () => {
  const { mistakes } = await toldOf(withText('```chart\ntype: bars'));
  expect(mistakes).toEqual([
    expect.stringMatching(
      /text, line \d+: found "```chart", expected a line of ``` alone at its end$/,
    ),
  ]);
});

it('a link to the site itself has to do without its domain', async () => {
  const { mistakes } = await toldOf(
    withText(`See [this](https://www.${firm.idAuthority.domain}/about).`),
  );
  expect(mistakes).toEqual([
    expect.stringMatching(
      /found the address of this site, expected the path alone, such as \/about$/,
    ),
  ]);
});

it.each(others)('%s is told once', async (_, files, sentence) => {
  const { mistakes } = await toldOf(files());
  expect(mistakes.filter((one) => sentence.test(one))).toHaveLength(1);
  expect(mistakes).toHaveLength(1);
});

it('a folder in which nothing is left is no error of the program', async () => {
  const folder = path.join(root(), 'people');
  fs.renameSync(folder, `${folder}-away`);
  try {
    await new Promise(setImmediate);
    expect(checkContent().mistakes[0]).toMatch(/^content\/.+: author: found ".+", expected /);
  } finally {
    fs.renameSync(`${folder}-away`, folder);
  }
});

it('says of a folder that nothing reads it', async () => {
  const folder = path.join(root(), 'blog');
  fs.mkdirSync(folder);
  try {
    const { mistakes, advice } = await toldOf({ 'blog/a-post.md': 'Words.' });
    expect(mistakes).toEqual([]);
    expect(advice.join('\n')).toMatch(
      /content\/blog: found a folder that nothing reads, one of .*articles.* is wanted/,
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

it('what works everywhere is let pass: line ends of Windows, a time without quotes, a no-break space', async () => {
  const { mistakes } = await toldOf({
    [article]: `${textOf(article)}\nNo\u00a0break.\n`.replaceAll('\n', '\r\n'),
    ...changed(
      event,
      /time: "(\d\d:\d\d)"/,
      `time: ${/time: "(\d\d:\d\d)"/.exec(textOf(event))?.[1]}`,
    ),
  });
  expect(mistakes).toEqual([]);
});

it('says what would read better, and stops nothing', async () => {
  const other = firstFile('people', /^expert: false$/m);
  const order = /^order: .*/m.exec(textOf(person))?.[0] ?? '';
  const plain = yamlOf(article)
    .replace(/^sources:\n(?:[ -].*\n?)+/m, 'sources: []')
    .replace(
      /^date: .*(?:\nupdated: .*)?/m,
      `date: ${new Date().getFullYear() + 1}-01-01\npublish: 2026-01-01`,
    )
    .replace(/^(?:picture|aside):\n(?: .*\n)+/gm, '');
  const photo = await sharp({
    create: { width: 6100, height: 400, channels: 3, background: '#c96' },
  })
    .png()
    .toBuffer();
  const { mistakes, advice } = await toldOf({
    'articles/a-short-one.md': `---\n${plain}\n---\n\n${'Short words. '.repeat(30)}\n`,
    ...changed(other, /^order: .*/m, order),
    [`${portrait}.png`]: photo,
    [person]: `${textOf(person)}photoAlt: A woman at a desk.\n`,
  });
  expect(mistakes).toEqual([]);
  expect(advice).toContain(
    'content/articles/a-short-one.md: the text: found 60 words, 900 to 1400 are wanted',
  );
  expect(advice.join('\n')).toMatch(
    /found \d{4}-01-01, which is still to come .+; publish: \d{4}-01-01 would keep the piece back/,
  );
  expect(advice.join('\n')).toMatch(
    /a-short-one\.md: title: found ".+", which is that of content\/articles\/.+ too, a title of its own is wanted/,
  );
  expect(advice.join('\n')).toMatch(
    /a-short-one\.md: publish: found 2026-01-01, which is before its date, \d{4}-01-01 or later is wanted/,
  );
  expect(advice.join('\n')).toMatch(/order: found \d+, which is that of .+ too, .+ is wanted/);
  expect(advice.join('\n')).toMatch(/the photo: found 6100 × 400 pixels, 6000 or fewer are wanted/);
});

/** A copy of the article that nobody publishes yet. */
const draft = (more: string) => ({
  'articles/a-draft.md': `${textOf(article)
    .replace(picture, '')
    .replace('---\n', '---\ndraft: true\n')}\nTODO: ask for the figure.\n\n${more}\n`,
});

it('tells what is wrong in a draft beside what stops a build, and lets it hold what is still to be done', async () => {
  expect(await toldOf(draft('See [this](/insights/nowhere/).'))).toMatchObject({
    mistakes: [],
    heldBack: [
      expect.stringMatching(/^content\/articles\/a-draft\.md: text, .+\/insights\/nowhere/),
    ],
  });
}, 30_000);

it('says of a draft that another piece has its title', async () => {
  const { heldBack, advice } = await toldOf(draft('More words.'));
  expect(heldBack).toEqual([]);
  expect(advice.join('\n')).toMatch(/^content\/articles\/a-draft\.md: title: found ".+ too/m);
}, 30_000);

it('tells all that is wrong in one text at once', async () => {
  const { mistakes } = await toldOf(withText('**A heading**\n\n• one\n\nSee [it](/nowhere/).'));
  expect(mistakes).toEqual([
    expect.stringContaining('found "**A heading**", expected ## before a heading'),
    expect.stringContaining('found "• one", expected "- " before each entry of a list'),
    expect.stringContaining('found a link to /nowhere'),
  ]);
  const { mistakes: names } = await toldOf(withText(`We at ${firm.name}.\n\nAsk ${firm.name}.`));
  const told = (line: number) =>
    `content/${article}: text, line ${line}: found ${firm.name}, expected {firm} in its place`;
  const text = textOf(article)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .trim();
  const after = text.split('\n').length + 2;
  expect(names).toEqual([told(after), told(after + 2)]);
});

it.each([
  [{ phone: '0700 abc' }, /phone: found "0700 abc", expected a number/],
  [{ whatsapp: '0700 000 000' }, /whatsapp: found "0700 000 000"/],
  [{ name: '' }, /name: found "", expected (?:words|at least 1 character)/],
  [
    { name: 'Baobab', shortName: 'Acacia' },
    /shortName: found "Acacia", expected the words with which/,
  ],
  [{ email: 'info upeo' }, /email: found "info upeo", expected an address such as/],
  [{ address: { ...firm.address, countryCode: 'Kenya' } }, /address\.countryCode: found "Kenya"/],
  [
    { social: [{ id: 'x', name: 'X', url: 'http://x.org/us' }] },
    /social\[1\]\.url: found "http:.+", expected .*https:/,
  ],
])('a fact of the firm that cannot be used: %j', (facts, told) => {
  expect(() => assertFirmFacts({ ...firm, ...facts })).toThrow(told);
  expect(() => assertFirmFacts()).not.toThrow();
});

it('an article and a brief of one name have an address each', async () => {
  const brief = firstFile('policy-briefs');
  const { mistakes } = await toldOf({
    [`policy-briefs/${path.basename(article)}`]: textOf(brief).replace(picture, ''),
  });
  expect(mistakes).toEqual([]);
});
