/**
 * A piece with a `publish` day is on the site from that day on, in each language and in everything that is
 * made of the content; what names it does without it until then.
 */
import fs from 'node:fs';
import path from 'node:path';
import { insightKinds } from '@/lib/content/kinds';
import { languages } from '@/lib/languages';
import type { Draft } from '@/lib/search/documents';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: true, per: 'test' });
const DAY = '2031-02-01';
/** The last second before that day in the firm's zone, three hours ahead of UTC, and the first of it. */
const EVE = '2031-01-31T20:59:59Z';
const MORNING = '2031-01-31T21:00:00Z';
const kinds = Object.entries(insightKinds).map(([kind, { folder }]) => ({
  folder,
  id: `${kind}/the-ferry-at-dawn`,
}));

let mode = 'production';
afterEach(() => {
  mode = 'production';
  Object.assign(process.env, { NODE_ENV: 'test' });
  for (const name of ['SOURCE_DATE_EPOCH', 'SITE_LANGUAGE', 'DRAFTS']) delete process.env[name];
});

const at = (time: string) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000);
};

const edit = (file: string, from: RegExp | string, to: string) => {
  const full = path.join(root(), file);
  const text = fs.readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  fs.writeFileSync(full, text.replace(from, to));
};

/** A piece of each kind, like one that is there, with lines of its own in its front matter. */
function write(lines: string) {
  for (const { folder } of kinds) {
    const [like = ''] = fs.readdirSync(path.join('content', folder)).filter(isMarkdown).sort();
    const text = fs.readFileSync(path.join('content', folder, like), 'utf8');
    const file = path.join(root(), folder, 'the-ferry-at-dawn.md');
    fs.writeFileSync(file, text.replace('---\n', `---\n${lines}`));
  }
}

const isMarkdown = (name: string) => name.endsWith('.md');

/** Modules that have read nothing yet, in a language; what they read they read once, as in a build. */
function site(language = 'en') {
  Object.assign(process.env, { SITE_LANGUAGE: language, NODE_ENV: mode });
  jest.resetModules();
  const insights: typeof import('@/lib/content/relations/insights') = require('@/lib/content/relations/insights');
  const fresh = () => insights.insights().filter(({ slug }) => slug === 'the-ferry-at-dawn');
  return { ...insights, fresh };
}

/** Addresses of the new pieces among all pages; feeds, search and pictures are made of the same pieces. */
function addresses() {
  const {
    sitePages,
  }: typeof import('@/lib/content/routes/routes') = require('@/lib/content/routes/routes');
  return sitePages()
    .map((page) => page.path)
    .filter((address) => address.includes('the-ferry-at-dawn'));
}

it.each(languages)('a piece comes out on its day and not before, in $name', ({ id }) => {
  write(`publish: ${DAY}\n`);
  at(EVE);
  expect(site(id).fresh()).toEqual([]);
  expect(addresses()).toEqual([]);
  at(MORNING);
  const ids = site(id)
    .fresh()
    .map((piece) => piece.id);
  expect(ids.sort()).toEqual(kinds.map((one) => one.id).sort());
  expect(addresses()).toHaveLength(kinds.length);
});

it('a draft stays a draft, whatever its day', () => {
  write(`draft: true\npublish: ${DAY}\n`);
  at(MORNING);
  const { fresh, insightById } = site();
  expect(fresh()).toEqual([]);
  expect(() => insightById('article/the-ferry-at-dawn', 'content/x.yaml', 'y')).toThrow(
    'y: found "article/the-ferry-at-dawn", which is a draft, expected a published piece',
  );
});

it('a piece is dated by the day on which it came out, or by a later one of its own', () => {
  write(`publish: ${DAY}\n`);
  edit('articles/the-ferry-at-dawn.md', /^date: .*/m, 'date: 2031-05-06');
  edit('articles/the-ferry-at-dawn.md', /^updated: .*/m, 'updated: 2031-05-06');
  at(MORNING);
  const { fresh } = site();
  expect(fresh().map(({ kind, published }) => [kind, published])).toEqual(
    fresh().map(({ kind }) => [kind, kind === 'article' ? '2031-05-06' : DAY]),
  );
});

it('what names a piece that waits leaves it out until its day', () => {
  write(`publish: ${DAY}\n`);
  const link = '[the ferry](/insights/the-ferry-at-dawn/)';
  const report = 'reports/the-ferry-at-dawn.md';
  edit(report, /^related:.*\n(?: +- .*\n)*/m, 'related: [article/the-ferry-at-dawn]\n');
  edit(report, `publish: ${DAY}\n`, '');
  edit(report, /^---\n\n/m, `---\n\nSee ${link} and [that](/insights/).\n\n`);
  edit('topics/finance.yaml', /to: \S+/, 'to: article/the-ferry-at-dawn');

  const now = (time: string) => {
    at(time);
    const { fresh, relatedTo } = site();
    const {
      topics,
    }: typeof import('@/lib/content/pages/topics') = require('@/lib/content/pages/topics');
    const {
      withEditorsWords,
    }: typeof import('@/lib/search/editors-words') = require('@/lib/search/editors-words');
    // Words for a page that nobody knows are an error.
    const keywords = { '/insights/the-ferry-at-dawn': ['boat'] };
    const pages = fresh().map(({ id, path, title }) => ({ id, path, title }) as Draft);
    const found = withEditorsWords(pages, { keywords, kinds: { person: [], office: [] } as never });
    const piece = fresh().find(({ kind }) => kind === 'report') as ReturnType<typeof fresh>[number];
    return {
      text: piece.body.split('\n')[0],
      related: relatedTo(piece).map(({ id }) => id),
      topics: topics().flatMap(({ related }) => related.map(({ path }) => path)),
      words: found.map(({ aliases }) => aliases).join(),
    };
  };
  const before = now(EVE);
  expect(before).toMatchObject({ text: 'See the ferry and [that](/insights/).', related: [] });
  expect(before.topics).not.toContain('/insights/the-ferry-at-dawn');
  expect(before.words).not.toContain('boat');
  const after = now(MORNING);
  expect(after.text).toContain(link);
  expect(after.related).toEqual(['article/the-ferry-at-dawn']);
  expect(after.topics).toContain('/insights/the-ferry-at-dawn');
  expect(after.words).toContain('boat');
});

it('the development server shows it where it shows drafts', () => {
  write(`publish: ${DAY}\n`);
  at(EVE);
  mode = 'development';
  expect(site().fresh()).toEqual([]);
  process.env.DRAFTS = 'show';
  expect(site().fresh()).toHaveLength(kinds.length);
});

it('a day that is none is told', () => {
  write('publish: 1 February\n');
  expect(() => site().fresh()).toThrow(
    'publish: found "1 February", expected a date such as 2026-03-12',
  );
});
