/** @jest-environment node */
/** Offices and people are added, renamed, reordered and taken away: what breaks is told. */
import path from 'node:path';
import { parse } from 'yaml';
import { contentFiles, firstFile, textOf } from '../support/content-kinds';
import { changed, type Edits, editedContent } from '../support/edited-content';

const { toldOf } = editedContent();

const idOf = (file: string) => path.basename(file).replace(/\.\w+$/, '');
const valuesOf = (file: string) => parse(textOf(file));
const filesOf = (folder: string) => contentFiles.filter((file) => file.startsWith(`${folder}/`));

/** Somebody who has written something. */
const person = filesOf('people').find((file) =>
  filesOf('articles').some((one) => textOf(one).includes(`\nauthor: ${idOf(file)}\n`)),
) as string;

const renamed = (file: string, to: string): Edits => ({
  [file]: undefined,
  [`${path.dirname(file)}/${to}${path.extname(file)}`]: textOf(file),
});

/** Everyone's file without an id in one of its fields. */
const peopleWithout = (field: 'services' | 'office', id: string, other: string): Edits =>
  Object.fromEntries(
    filesOf('people').map((file) => [
      file,
      textOf(file).replace(new RegExp(`(?<=^${field}: .*)\\b${id}\\b`, 'm'), other),
    ]),
  );

const office = firstFile('offices');
/** An entry of `languages.unnamed`. */
const toConfirm = (id: string) => `    - { office: ${id}, placeholder: true }\n`;
const [busy = '', other = ''] = [
  ...new Set(filesOf('people').map((file) => valuesOf(file).office as string)),
];
it('a service or an industry goes by another name without further ado', async () => {
  const { mistakes } = await toldOf({
    ...changed(firstFile('services'), /^name: .*/m, 'name: Another name'),
    ...changed(firstFile('industries'), /^name: .*/m, 'name: Another name'),
  });
  expect(mistakes).toEqual([]);
});

it('a service in which nobody works any more', async () => {
  const [first = '', second = ''] = filesOf('services').map(idOf);
  const { mistakes } = await toldOf(peopleWithout('services', first, second));
  expect(mistakes).toContainEqual(
    `content/services/${first}.yaml: the file: found nobody who works in it, expected "${first}" among the services of somebody in content/people/`,
  );
});

const unnamed = 'content/pages/working-with-us.yaml: languages.unnamed';

it('an office that is added is a file, and says that nobody is named there yet', async () => {
  const { mistakes, advice } = await toldOf({
    'offices/ngorongoro.yaml': textOf(office).replace(/^city: .*/m, 'city: Ngorongoro'),
  });
  expect(mistakes).toEqual([
    `${unnamed}: found no ngorongoro, an office in which nobody named on the site sits, expected it in this list, or a person who sits there`,
  ]);
  expect(advice).toEqual([]);
});

it('an office that is added in the place of another in the list is told, and stops nothing', async () => {
  const { mistakes, advice } = await toldOf({
    'offices/ngorongoro.yaml': textOf(office).replace(/^city: .*/m, 'city: Ngorongoro'),
    ...changed(
      'pages/working-with-us.yaml',
      /^ {2}unnamed:\n/m,
      `  unnamed:\n${toConfirm('ngorongoro')}`,
    ),
  });
  expect(mistakes).toEqual([]);
  expect(advice).toContainEqual(
    expect.stringMatching(
      /^content\/offices\/.+: order: found \d+, which is that of .+ too, a number that no other has is wanted/,
    ),
  );
});

it.each([
  ['taken away', (file: string): Edits => ({ [file]: undefined })],
  ['renamed', (file: string): Edits => renamed(file, 'new-one')],
])('an office that is %s while people sit there', async (_, edits) => {
  const { mistakes } = await toldOf(edits(`offices/${busy}.yaml`));
  expect(mistakes).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^content/people/.+\\.yaml: office: found "${busy}", expected one of "[\\w-]+", "`,
      ),
    ),
  );
});

it('an office that is taken away while its languages are to be confirmed', async () => {
  const [{ office: id }] = valuesOf('pages/working-with-us.yaml').languages.unnamed;
  const { mistakes } = await toldOf({ [`offices/${id}.yaml`]: undefined });
  expect(mistakes).toEqual([
    expect.stringMatching(
      `^${unnamed.replace('.', '\\.')}\\[1\\]\\.office: found "${id}", expected one of "`,
    ),
  ]);
});

it.each([
  ['latitude', 'latitude: 51.5', 'latitude: found 51.5, expected at most 37.5'],
  ['latitude', 'latitude: north', 'latitude: found "north", expected a number'],
  ['timeZone', 'timeZone: Nairobi', 'timeZone: found "Nairobi", expected the name of a time zone'],
  [
    'longitude',
    'longitude: -25',
    'timeZone: found "Africa/Nairobi", expected the zone in which -25° of longitude lies; or latitude and longitude',
  ],
])('an office whose %s cannot be: %s', async (field, line, sentence) => {
  const file = filesOf('offices').find((one) => textOf(one).includes('Africa/Nairobi')) ?? '';
  const { mistakes } = await toldOf(changed(file, new RegExp(`^${field}: .*`, 'm'), line));
  expect(mistakes).toEqual([expect.stringContaining(`content/${file}: ${sentence}`)]);
});

it('no office at all, and more than there is room for', async () => {
  const none = Object.fromEntries(filesOf('offices').map((file) => [file, undefined]));
  const { mistakes: nothing } = await toldOf(none);
  expect(nothing).toContain(
    'content/offices: the folder: found no file, expected one for each office, the headquarters at least',
  );
  const many = Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [`offices/more-${index}.yaml`, textOf(office)]),
  );
  const { mistakes } = await toldOf({ ...none, ...many });
  expect(mistakes).toContain(
    'content/offices: the folder: found 13 files, expected at most 12, for which the list of offices has room',
  );
});

it('an office whose name stands for another place of its page', async () => {
  const { mistakes } = await toldOf({ 'offices/main.yaml': textOf(office) });
  expect(mistakes[0]).toMatch(
    /^content\/offices\/main\.yaml: file name: found "main", which is another place of the contact page/,
  );
});

it('an office in another city than its name says', async () => {
  const { mistakes, advice } = await toldOf(changed(office, /^city: .*/m, 'city: Elsewhere'));
  expect(mistakes).toEqual([]);
  expect(advice.join('\n')).toContain(
    `content/${office}: city: found Elsewhere, while its address is /contact#${idOf(office)}, a file named elsewhere.yaml is wanted`,
  );
});

it('an office that the last person leaves', async () => {
  expect(other).not.toBe(busy);
  const { mistakes } = await toldOf(peopleWithout('office', other, busy));
  expect(mistakes).toEqual([
    `${unnamed}: found no ${other}, an office in which nobody named on the site sits, expected it in this list, or a person who sits there`,
  ]);
});

it('an office to which the first person comes', async () => {
  const [empty] = valuesOf('pages/working-with-us.yaml').languages.unnamed;
  const { mistakes } = await toldOf(changed(person, /^office: .*/m, `office: ${empty.office}`));
  expect(mistakes).toContainEqual(
    expect.stringMatching(`languages.unnamed: found ${empty.office}, where .+ sits, expected`),
  );
});

it.each([
  ['taken away', { [person]: undefined }, 'one of .+'],
  ['renamed', renamed(person, 'another-one'), '"another-one", the file name of .+'],
])('somebody who is %s, while pieces name them', async (_, edits, wanted) => {
  const { mistakes } = await toldOf(edits);
  const sentence = new RegExp(
    `^content/.+\\.md: (?:author|speakers): found "${idOf(person)}", expected ${wanted}$`,
  );
  expect(mistakes.length).toBeGreaterThan(0);
  expect(mistakes.filter((one) => !sentence.test(one))).toEqual([]);
});

it('somebody who is added in the place of another is told, and stops nothing', async () => {
  const { mistakes, advice } = await toldOf({ 'people/another-one.yaml': textOf(person) });
  expect(mistakes).toEqual([]);
  expect(
    advice.filter((one) => one.includes('/another-one.yaml') || one.includes(' order: ')),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /name: found .+, which stands in .+, the name of somebody else is wanted/,
      ),
      expect.stringMatching(/order: found \d+, which is that of .+, a number that no other has/),
    ]),
  );
});

it('somebody who moves to another page, while the search has words for the page before', async () => {
  const words = Object.keys(valuesOf('pages/search.yaml').keywords);
  const address = words.find((one) => one.startsWith('/team/leadership#')) ?? '';
  const file = `people/${address.split('#')[1]}.yaml`;
  const { mistakes } = await toldOf(changed(file, /^expert: .*/m, 'expert: true'));
  expect(mistakes).toEqual([
    expect.stringMatching(
      new RegExp(`keywords\\.${address}: found .+; the nearest is /team#${idOf(file)}$`),
    ),
  ]);
});

it('a piece that is taken back while others name it', async () => {
  const [piece = ''] = /article\/[a-z-]+/.exec(textOf('pages/home.yaml')) ?? [];
  const file = `articles/${piece.split('/')[1]}.md`;
  const { mistakes } = await toldOf(changed(file, /^date: /m, 'draft: true\ndate: '));
  expect(mistakes).toContainEqual(
    `content/pages/home.yaml: reading.pieces: found "${piece}", which is a draft, expected a published piece`,
  );
});
