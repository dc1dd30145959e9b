/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { redirects } from '@/lib/content/routes/redirects';
import { sitePages } from '@/lib/content/routes/routes';
import { entryOf, openedFile } from '@/lib/editor/browser/opened-file';
import { contentFile } from '@/lib/editor/content-files';
import { contentForms } from '@/lib/editor/content-forms';
import { Workspace } from '@/lib/editor/workspace';
import { languages } from '@/lib/languages';

const workspace = new Workspace('content');
const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

const english = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('content', name.replaceAll(path.sep, '/')))
  .filter((name) => fs.statSync(name).isFile())
  .filter((name) => {
    const file = contentFile(name, contentForms(), read);
    return file !== undefined && file.english === undefined;
  });

/** Pages that stand in no list: the one that offers copies, and the one that no address has. */
const UNLISTED = ['/offline', '/404'];

it('knows for every file that the editor opens a page of the site, or says why there is none', () => {
  const known = new Set([...sitePages().map((page) => page.path), ...UNLISTED]);
  const without = english.flatMap((name) => {
    const page = workspace.page(name);
    if ('reason' in page) return /^[A-Z].+\.$/.test(page.reason) ? [] : [name];
    return known.has(page.path.replace(/#.*/, '')) ? [] : [`${name}: ${page.path}`];
  });
  expect(english.length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});

it('gives each piece and each page of a folder an address of its own', () => {
  const paths = english
    .filter((name) => name.endsWith('.md') || name.includes('/pages/'))
    .flatMap((name) => {
      const page = workspace.page(name);
      return 'path' in page ? [page.path] : [];
    });
  expect(paths.filter((one, index) => paths.indexOf(one) !== index)).toEqual([]);
});

it('leads to the place of a person and of an office within their page', () => {
  for (const folder of ['people', 'offices']) {
    for (const file of fs.readdirSync(`content/${folder}`).filter((one) => one.endsWith('.yaml'))) {
      const page = workspace.page(`content/${folder}/${file}`);
      expect(page).toEqual({ path: expect.stringMatching(`#${file.replace('.yaml', '')}$`) });
    }
  }
});

it('says that an old address has no page, and that a piece has none before it is saved', () => {
  expect(redirects().length).toBeGreaterThan(0);
  expect(workspace.page('content/redirects.yaml')).toHaveProperty('reason');
  expect(workspace.page('content/articles/not-yet.md')).toHaveProperty(
    'reason',
    expect.stringContaining('not saved yet'),
  );
});

it('finds the file of every entry by the address that the editor gives it', () => {
  const { collections } = workspace.config();
  const found = collections.flatMap((collection) => {
    const slugs =
      'files' in collection
        ? collection.files.map((one) => one.name)
        : fs
            .readdirSync(collection.folder.replace('/{{locale}}', ''))
            .filter((one) => one.endsWith(`.${collection.extension}`))
            .map((one) => one.replace(/\.\w+$/, ''));
    return slugs.map((slug) =>
      openedFile(`#/collections/${collection.name}/entries/${slug}`, collections, languages[0].id),
    );
  });
  const files = new Set(found.map((one) => (typeof one === 'object' ? one.file : one)));
  const others = (name: string) => languages.slice(1).some(({ id }) => name.endsWith(`/${id}.ts`));
  expect([...files].sort()).toEqual(english.filter((name) => !others(name)).sort());
});

it.each([
  ['#/collections/articles', undefined],
  ['', undefined],
  ['#/collections/nowhere/entries/x', undefined],
  ['#/collections/articles/new', 'new'],
])('takes %s for %s', (hash, opened) => {
  expect(openedFile(hash, workspace.config().collections, 'en')).toBe(opened);
});

it('leads from every file that it opens to its entry, and back', () => {
  const { collections } = workspace.config();
  const ids = languages.map(({ id }) => id);
  for (const file of english.filter((one) => !one.endsWith(`/${ids[1]}.ts`))) {
    const entry = entryOf(file, collections, ids) ?? '';
    expect(openedFile(entry, collections, languages[0].id)).toEqual({ file });
  }
  const [article = ''] = fs.readdirSync('content/articles').sort();
  const translated = entryOf(`content/${ids[1]}/articles/${article}`, collections, ids);
  expect(translated).toBe(entryOf(`content/articles/${article}`, collections, ids));
  expect(entryOf('content/nowhere/x.md', collections, ids)).toBeUndefined();
});
