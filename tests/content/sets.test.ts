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
const [busy = '', other = ''] = [
  ...new Set(filesOf('people').map((file) => valuesOf(file).office as string)),
];
/** Of services, industries and topics see own-practices.test.ts: what is in their folders is the set. */
const sets = ['offices'] as const;
const expected = /expected one of [\w-]+, .+; docs\/adding-content\.md says how to change the set$/;

describe.each(sets)('%s', (folder) => {
  const file = firstFile(folder);

  it('one that is added is told what it takes', async () => {
    const { mistakes } = await toldOf({ [`${folder}/new-one.yaml`]: textOf(file) });
    expect(mistakes).toEqual([expect.stringMatching(expected)]);
    expect(mistakes[0]).toContain(`content/${folder}/new-one.yaml: file name: found "new-one"`);
  });

  it('so is one that is renamed', async () => {
    const { mistakes } = await toldOf(renamed(file, 'new-one'));
    expect(mistakes).toEqual([expect.stringMatching(expected)]);
  });

  it('one that is taken away is missed', async () => {
    const { mistakes } = await toldOf({ [file]: undefined });
    expect(mistakes).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/${file}: the file: found nothing, expected one file for each of .+; docs/adding-content\\.md says how`,
        ),
      ),
    ]);
  });
});

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

it('an office in another city than its name says', async () => {
  const { mistakes, advice } = await toldOf(changed(office, /^city: .*/m, 'city: Elsewhere'));
  expect(mistakes).toEqual([]);
  expect(advice.join('\n')).toContain(
    `content/${office}: city: found Elsewhere, while the map and the address /contact#${idOf(office)} mean another`,
  );
});

it('an office that the last person leaves', async () => {
  expect(other).not.toBe(busy);
  const { mistakes } = await toldOf(peopleWithout('office', other, busy));
  expect(mistakes).toEqual([
    `content/pages/working-with-us.yaml: languages.unnamed: found no ${other}, where nobody sits any more, expected it in the list`,
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
    `content/pages/home.yaml: reading.pieces: found "${piece}", which is a draft, expected the kind and slug of a published piece`,
  );
});
