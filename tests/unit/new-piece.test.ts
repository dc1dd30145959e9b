/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { relatedTo } from '@/lib/content/relations/insights';
import { sitePages } from '@/lib/content/routes/routes';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { people } from '@/lib/content/types/person';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { feedEntries } from '@/lib/feeds/entries';
import { readMarkdown } from '@/lib/markdown/document';
import { contentFolder } from '../support/content-folder';
import { inOwnWords } from '../support/in-own-words.mjs';

const root = contentFolder({ filled: true, per: 'test' });

/** Runs `npm run new` as an editor would, in a copy of the content. */
function create(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/new.mjs', ...args], {
    encoding: 'utf8',
    // Jest's own process.env is not what a child inherits.
    env: { ...process.env, CONTENT_DIR: root() },
  });
  return { said: (stdout + stderr).trim(), status };
}

const kinds = [
  ['article', 'articles', articles],
  ['brief', 'policy-briefs', policyBriefs],
  ['case-study', 'case-studies', caseStudies],
  ['report', 'reports', reports],
  ['event', 'events', events],
  ['newsletter-issue', 'newsletter', newsletterIssues],
] as const;

describe.each(kinds)('npm run new -- %s', (kind, folder, load) => {
  const file = () => path.join(root(), folder, 'maize-who-weighs-it.md');

  it('writes a draft that the loader leaves out, and that is whole once its words are written and "draft: true" is gone', () => {
    const { said, status } = create(kind, 'Maize: who weighs it?');
    expect(status).toBe(0);
    expect(said).toMatch(`content/${folder}/maize-who-weighs-it.md is written, as a draft.`);
    expect(load().map(({ slug }) => slug)).not.toContain('maize-who-weighs-it');

    fs.writeFileSync(file(), fs.readFileSync(file(), 'utf8').replace('draft: true\n', ''));
    expect(load).toThrow("which is the template's, expected your own words");
    fs.writeFileSync(file(), inOwnWords(fs.readFileSync(file(), 'utf8')));
    const piece = load().find(({ slug }) => slug === 'maize-who-weighs-it')!;
    expect(piece.title).toBe('Maize: who weighs it?');
    expect(relatedTo(piece)).toHaveLength(1);
    const document = readMarkdown(piece.body, piece);
    if (kind === 'brief') expect(extractClaims(document, piece)).toHaveLength(4);
  });
});

it('a draft of any kind is in no list of pages, no feed and no reference', () => {
  for (const [kind] of kinds) create(kind, 'Maize: who weighs it?');
  expect(JSON.stringify([sitePages(), feedEntries('all')])).not.toContain('maize-who-weighs-it');
});

it('writes a person, with an address of plain letters', () => {
  const before = people().length;
  expect(create('person', 'Ɛsi Ŋkɔ́lá').said).toMatch('content/people/esi-nkola.yaml is written');
  expect(people()).toHaveLength(before);
  const file = path.join(root(), 'people/esi-nkola.yaml');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('draft: true\n', ''));
  expect(people().at(-1)).toMatchObject({ id: 'esi-nkola', name: 'Ɛsi Ŋkɔ́lá', initials: 'ƐŊ' });
});

it('refuses someone whom no page would show', () => {
  create('person', 'Ɛsi Ŋkɔ́lá');
  const file = path.join(root(), 'people/esi-nkola.yaml');
  const written = fs.readFileSync(file, 'utf8').replace(/^answersFor.*\n/m, '');
  fs.writeFileSync(file, written);
  // While it is a draft nobody waits for it.
  expect(people).not.toThrow();
  fs.writeFileSync(file, written.replace('draft: true\n', ''));
  expect(people).toThrow('answersFor: found nothing, expected what the person answers for');
});

it('writes nothing over', () => {
  create('article', 'Maize: who weighs it?');
  const file = path.join(root(), 'articles/maize-who-weighs-it.md');
  fs.writeFileSync(file, 'mine');
  expect(create('article', 'Maize: who weighs it?')).toEqual({
    said: 'content/articles/maize-who-weighs-it.md exists already and is left as it is; give the new file another name with --slug',
    status: 1,
  });
  expect(fs.readFileSync(file, 'utf8')).toBe('mine');
});

it.each([
  [['artcle', 'A title of a piece'], 'kind: found "artcle", expected one of article, brief'],
  [[], 'kind: found nothing, expected one of article, brief'],
  [['article', 'Short'], 'title: found "Short" (5 characters), expected 8 to 90 characters'],
  [['article', '数量を数える人は誰ですか'], 'file name: found "", expected lower-case letters'],
  [['article', 'A good title', '--slug', 'Not_Good'], 'file name: found "Not_Good"'],
  [['article', 'A good title', '--author', 'nobody'], 'author: found "nobody", expected one of'],
  [['office', 'Kampala'], 'office: found a kind that has no drafts'],
])('tells what is wrong with %j in one sentence', (args, sentence) => {
  const { said, status } = create(...args);
  expect(said).toContain(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

it('an article cannot take the address of a list', () => {
  create('article', 'A title of a piece', '--slug', 'reports');
  const file = path.join(root(), 'articles/reports.md');
  fs.writeFileSync(file, inOwnWords(fs.readFileSync(file, 'utf8')));
  expect(() => articles()).toThrow(
    'content/articles/reports.md cannot be used:\n  file name: found "reports", which is the address of a list',
  );
});
