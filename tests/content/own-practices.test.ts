/** @jest-environment node */
/** Practices, industries and topics are what is in their folders: an editor adds, renames, reorders and removes them there. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { allPictureFiles } from '@/lib/art/all-pictures';
import { forget } from '@/lib/content/engine/read';
import { topics } from '@/lib/content/pages/topics';
import { contentAdvice } from '@/lib/content/relations/advice';
import { pickerChoices } from '@/lib/content/relations/picker';
import { navigationItems } from '@/lib/content/routes/navigation';
import { sitePages } from '@/lib/content/routes/routes';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { topicWords } from '@/lib/content/types/topic';
import { checkContent } from '@/lib/editor/check-content';
import { labelsIn } from '@/lib/labels';
import { openGraphCards } from '@/lib/open-graph/cards';
import { searchDocuments } from '@/lib/search/documents';
import { facetNames } from '@/lib/search/facet-names';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: true, per: 'test' });
const place = (file: string) => path.join(root(), file);
const edit = (file: string, change: (text: string) => string) => {
  fs.writeFileSync(place(file), change(fs.readFileSync(place(file), 'utf8')));
  forget();
};
const remove = (folder: string, id: string) => {
  // One that is not translated has no second file.
  for (const language of ['', 'sw/'])
    fs.rmSync(place(`${language}${folder}/${id}.yaml`), { force: true });
  forget();
};

// What was read is kept, as in a build, until something is written.
beforeEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  forget();
});

/** Runs `npm run new` as an editor would, and writes over the sentences of the template. */
function add(kind: string, name: string) {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', kind, name], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: root() },
  });
  const [, file = ''] = /^content\/(\S+) is written/.exec(stdout) ?? [];
  expect(stderr).toBe('');
  edit(file, (text) =>
    text.replace(/^( *(?:- )?\w+: "?)((?:[A-Z][\w ]+: )?.{15,}\.)("?)$/gm, '$1$2 So we say.$3'),
  );
  return file;
}

const folders = [
  ['service', 'services', services],
  ['industry', 'industries', industries],
] as const;

describe.each(folders)('%s', (kind, folder, load) => {
  const last = () => load().at(-1) as ReturnType<typeof load>[number];

  it('is not to be published with the words of the template', () => {
    const file = add(kind, 'Trade and ports');
    edit(file, (text) => text.replaceAll(' So we say.', ''));
    expect(load).toThrow("which is the template's, expected your own words");
  });

  it('that is new stands at the end of menus and lists, with a page, pictures and a place in the search', () => {
    add(kind, 'Trade and ports');
    const added = `/${folder}/trade-and-ports`;
    expect(last()).toMatchObject({ id: 'trade-and-ports', path: added });
    expect(navigationItems(folder).at(-1)).toMatchObject({ label: 'Trade and ports', path: added });
    expect(sitePages().map((page) => page.path)).toContain(added);
    expect(searchDocuments().map((document) => document.path)).toContain(added);
    expect(openGraphCards().map((card) => card.path)).toContain(added);
    expect(
      [...allPictureFiles().keys()].filter((name) => /trade-and-ports/.test(name)),
    ).not.toEqual([]);
  });

  it('changes its place with its order', () => {
    const [first, second] = load();
    edit(`${folder}/${first?.id}.yaml`, (text) => text.replace(/^order: .*/m, 'order: 9000'));
    expect(load()[0]?.id).toBe(second?.id);
    expect(last().id).toBe(first?.id);
    expect(navigationItems(folder).at(-1)?.path).toBe(first?.path);
  });

  it('that is removed is in no list, and each that still names it is told', () => {
    const file = add(kind, 'Trade and ports');
    expect(load().map((one) => one.id)).toContain('trade-and-ports');
    fs.rmSync(place(file));
    forget();
    expect(load().map((one) => one.id)).not.toContain('trade-and-ports');
    expect(navigationItems(folder).map((item) => item.label)).not.toContain('Trade and ports');

    const [{ id }] = load() as [ReturnType<typeof last>];
    remove(folder, id);
    const { mistakes } = checkContent();
    expect(mistakes.length).toBeGreaterThan(0);
    for (const mistake of mistakes) {
      expect(mistake).toMatch(new RegExp(`^content/\\S+: \\S+: found .*\\b${id}\\b.*, expected `));
    }
  });

  it('with the name of a list has no place', () => {
    add(kind, 'Overview');
    expect(load).toThrow('file name: found "overview", which is the address of a list');
  });
});

it('a practice needs somebody who works in it and a typical assignment, and each is told', () => {
  add('service', 'Trade and ports');
  const { mistakes } = checkContent();
  expect(mistakes).toEqual([
    expect.stringMatching(/trade-and-ports\.yaml: the file: found nobody who works in it/),
    expect.stringMatching(
      /working-with-us\.yaml: assignments\.items: found none .*"trade-and-ports"/,
    ),
  ]);
});

it('what counts them in words is told when their number is another', () => {
  const counted = () =>
    contentAdvice().filter((sentence) =>
      / industries, the sentence with .* is wanted$/.test(sentence),
    );
  expect(counted()).toEqual([]);
  const before = industries().length;
  add('industry', 'Trade and ports');
  expect(counted().length).toBeGreaterThan(0);
  const { numbers } = labelsIn('en');
  for (const sentence of counted()) {
    expect(sentence.toLowerCase()).toContain(`found "${numbers[before]} industries"`);
    expect(sentence).toContain(`the sentence with ${numbers[before + 1]} is wanted`);
  }
});

it('the picker offers those with a short name, in their order, and no more than it has room for', () => {
  const offered = () => pickerChoices().industries.map(({ id }) => id);
  const before = offered();
  const file = add('industry', 'Trade and ports');
  expect(offered()).toEqual(before);
  edit(file, (text) => text.replace('# shortName: name', 'shortName: ports'));
  expect(offered()).toEqual([...before, 'trade-and-ports']);
  const { services: practices, industries: sectors, meaning } = pickerChoices();
  const [practice] = practices;
  const added = sectors.at(-1);
  if (!practice || !added) throw new Error('nothing offered');
  expect(meaning(practice, added)).toBe(
    added.related.services.find(({ id }) => id === practice.id)?.why,
  );
  for (let count = before.length + 1; count <= 12; count++) {
    const next = `industries/more-${count}.yaml`;
    fs.copyFileSync(place(file), place(next));
  }
  forget();
  expect(offered).toThrow(
    'the 13th of them, expected nothing: the picker of the home page has room',
  );
});

it('a topic that is new is in filters and lists, with a page, a strip and a mark of its own', () => {
  const file = add('topic', 'Migration');
  const added = '/insights/topics/migration';
  expect(topics().at(-1)).toMatchObject({ id: 'migration', name: 'Migration', path: added });
  expect(facetNames().topic.at(-1)).toEqual(['migration', 'Migration']);
  expect(sitePages().map((page) => page.path)).toContain(added);
  expect(openGraphCards().map((card) => card.path)).toContain(added);
  expect([...allPictureFiles().keys()].some((name) => /topic-migration/.test(name))).toBe(true);

  const [first] = topicWords();
  edit(file, (text) => text.replace(/^mark: .*/m, `mark: ${first?.mark}`));
  expect(topics).toThrow(
    `mark: found "${first?.mark}", which is that of content/topics/${first?.id}`,
  );
});

it('a topic changes its place, and one that is removed is told by each piece that has it', () => {
  const [first, second] = topicWords();
  edit(`topics/${first?.id}.yaml`, (text) => text.replace(/^order: .*/m, 'order: 9000'));
  expect(topicWords()[0]?.id).toBe(second?.id);
  expect(topicWords().at(-1)?.id).toBe(first?.id);
  remove('topics', String(first?.id));
  const { mistakes } = checkContent();
  expect(mistakes.length).toBeGreaterThan(0);
  for (const mistake of mistakes) {
    expect(mistake).toMatch(new RegExp(`: category: found "${first?.id}", expected one of "`));
  }
});
