import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { contrast } from '../../scripts/lib/setup/contrast.mjs';
import { editedCopy } from './edited-copy';
import { test } from './guard';
import { inksIn } from './inks';
import { textField } from './text-field';

/** What an editor does: open, change a word, save. On a copy of `content/`, never on itself. */

const copy = editedCopy();

// The preview has a journey of its own (editor-preview.spec.ts), and no second server beside it.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('preview', 'closed')));

/** The service with the first name in its folder, whichever these are. */
const [file = ''] = fs.readdirSync('content/services').sort();
const entry = `#/collections/services/entries/${file.replace('.yaml', '')}`;
const nameIn = (text: string) => /^name: "?(.+?)"?$/m.exec(text)?.[1] ?? '';
const before = fs.readFileSync(`content/services/${file}`, 'utf8');

/** Lines that only one of two texts has. */
const differing = (one: string, other: string) => {
  const lines = other.split('\n');
  return one.split('\n').filter((line) => !lines.includes(line));
};

/** Files below a folder that are not as in `content/`. */
const changedFiles = () =>
  fs
    .readdirSync(copy.root, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(copy.root, name)).isFile())
    .filter(
      (name) =>
        !fs
          .readFileSync(path.join(copy.root, name))
          .equals(fs.readFileSync(path.join('content', name))),
    );

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' }).first();

test('the editor lists everything, and a changed name changes one line of one file', async ({
  page,
}) => {
  await page.goto(copy.url);
  for (const name of [
    'Articles',
    'Services',
    'Offices',
    'People',
    'Pages',
    'The firm and its labels',
  ]) {
    await expect(page.getByRole('treeitem', { name }).first()).toBeVisible();
  }
  await page.goto(`${copy.url}${entry}`);
  await expect(nameField(page)).toHaveValue(nameIn(before));
  await nameField(page).fill('Another name');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => changedFiles()).toEqual([`services/${file}`]);
  const after = fs.readFileSync(path.join(copy.root, 'services', file), 'utf8');
  expect(differing(after, before)).toEqual(['name: Another name']);
});

test('Escape takes no word that is not saved, the arrow asks, and the list says what is a draft', async ({
  page,
}) => {
  fs.writeFileSync(path.join(copy.root, 'services', file), before);
  const [article = ''] = fs.readdirSync('content/articles').sort();
  const place = path.join(copy.root, 'articles', article);
  const source = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(place, source.replace('---\n', '---\ndraft: true\n'));
  await page.goto(`${copy.url}${entry}`);
  await expect(nameField(page)).toHaveValue(nameIn(before));
  await nameField(page).fill('A name that is not saved');
  await page.keyboard.press('Escape');
  // Nothing may come, which is waited for.
  await page.waitForTimeout(500);
  await expect(nameField(page)).toHaveValue('A name that is not saved');
  const arrow = page.getByRole('button', { name: 'Cancel Editing' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await arrow.click();
  await page.waitForTimeout(500);
  await expect(nameField(page)).toHaveValue('A name that is not saved');
  page.once('dialog', (dialog) => dialog.accept());
  await arrow.click();
  await expect(nameField(page)).toBeHidden();
  await page.goto(`${copy.url}${entry}`);
  await expect(nameField(page)).toHaveValue(nameIn(before));
  // Sveltia CMS hears no Escape while its form is still sliding in: a person presses it again.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(nameField(page)).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await page.goto(`${copy.url}#/collections/articles`);
  await expect(page.getByText('(draft)')).toHaveCount(1);
  fs.writeFileSync(place, source);
});

test('an entry that is moved takes its Kiswahili along, and the form shows it', async ({
  page,
}) => {
  fs.writeFileSync(path.join(copy.root, 'services', file), before);
  const someone = fs
    .readdirSync('content/people')
    .find((name) => fs.existsSync(`content/sw/people/${name}`));
  const texts = [`people/${someone}`, `sw/people/${someone}`];
  const wordsIn = (name: string, root = copy.root): string[] =>
    parse(fs.readFileSync(path.join(root, name), 'utf8')).expertise;
  // The form makes its fields as one comes to them: all of these are in the window.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto(`${copy.url}#/collections/people/entries/${someone?.replace('.yaml', '')}`);
  const lists = page.locator('[data-key-path="expertise"]');
  await lists.first().getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => changedFiles().toSorted()).toEqual(texts);
  for (const name of texts) {
    const [first = '', second = '', ...rest] = wordsIn(name, 'content');
    expect(wordsIn(name)).toEqual([second, first, ...rest]);
  }
  const [first = ''] = wordsIn(texts[1] ?? '');
  await expect(lists.last().getByRole('textbox').first()).toHaveValue(first);
  for (const name of texts) fs.copyFileSync(`content/${name}`, path.join(copy.root, name));
});

const shortenSummary = () =>
  fs.writeFileSync(
    path.join(copy.root, 'services', file),
    before.replace(/^summary: .*$/m, 'summary: Short'),
  );

test('a mistake is told in the words of the loader', async ({ page }) => {
  shortenSummary();
  await page.goto(copy.url);
  await expect(page.getByRole('alert').filter({ hasText: 'summary' })).toContainText(
    `content/services/${file}: summary: found "Short", expected at least 10 characters`,
    { timeout: 60_000 },
  );
});

test('what the desk says can be read in a dark theme, too', async ({ page }) => {
  shortenSummary();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${copy.url}${entry}`);
  await page.getByRole('alert').filter({ hasText: 'summary' }).waitFor({ timeout: 60_000 });
  const laid = await inksIn(page, 'body');
  const words = laid.filter(({ text }) => /^(?:Put away|content\/services|Preview)/.test(text));
  expect(words.length).toBeGreaterThan(2);
  for (const { text, ink, ground } of words)
    expect([text, contrast(ink, ground) >= 4.5]).toEqual([text, true]);
});

test('what is wrong in a draft is told', async ({ page }) => {
  fs.writeFileSync(path.join(copy.root, 'services', file), before);
  const [article = ''] = fs.readdirSync('content/articles').sort();
  const place = path.join(copy.root, 'articles', article);
  const source = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(
    place,
    `${source.replace('---\n', '---\ndraft: true\n')}\nTODO: more.\n\nSee [this](/nowhere/).\n`,
  );
  await page.goto(copy.url);
  const box = page.getByRole('alert').filter({ hasText: 'cannot be published as it is' });
  await expect(box).toContainText(`content/articles/${article}: text, line`, { timeout: 90_000 });
  await expect(box).toContainText('found a link to /nowhere');
  await expect(box).not.toContainText('TODO');
  fs.writeFileSync(place, source);
});

test('a list that is too short says how many are needed', async ({ page }) => {
  const [article = ''] = fs.readdirSync('content/articles').sort();
  const place = path.join(copy.root, 'articles', article);
  const source = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(place, source.replace(/^(brief:\n {2}- .*\n)(?: {2}- .*\n)+/m, '$1'));
  await page.goto(`${copy.url}#/collections/articles/entries/${article.replace('.md', '')}`);
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toBeVisible();
  await title.fill('Another title of the piece');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // A form holds what one has scrolled to; the text is the last of it, and the list stands above.
  await textField(page);
  await expect(page.getByText('At least 3 entries are needed.').first()).toBeAttached();
  fs.writeFileSync(place, source);
});

test('a form that is saved twice writes no English into the Kiswahili', async ({ page }) => {
  // A piece of which only the fields are translated.
  const article = fs
    .readdirSync('content/sw/articles')
    .find((name) =>
      /^---\n[\s\S]*\n---\s*$/.test(fs.readFileSync(`content/sw/articles/${name}`, 'utf8')),
    );
  if (!article) throw new Error('Every article is translated whole.');
  const kiswahili = () => fs.readFileSync(path.join(copy.root, 'sw/articles', article), 'utf8');
  const [english, translation] = [
    fs.readFileSync(`content/articles/${article}`, 'utf8'),
    kiswahili(),
  ];
  await page.goto(`${copy.url}#/collections/articles/entries/${article.replace('.md', '')}`);
  const text = await textField(page);
  for (const words of ['Words of a first save.', 'Words of a second.']) {
    await text.fill(`${words}\n\n${english.split('\n---\n')[1]?.trim()}`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect
      .poll(() => fs.readFileSync(path.join(copy.root, 'articles', article), 'utf8'))
      .toContain(words);
    // The form says that it is saved a moment after the file is written; what is typed between counts as saved.
    await expect(save).toBeDisabled();
    expect(kiswahili()).toBe(translation);
  }
});

test('no other site can write here', async ({ request }) => {
  const save = (headers: Record<string, string>) =>
    request.post(`${copy.url}files`, { data: { 'content/firm.ts': '' }, headers });
  expect((await save({ Origin: 'https://elsewhere.example' })).status()).toBe(403);
  expect((await save({ Host: 'elsewhere.example' })).status()).toBe(403);
});

test('the file in a sentence on a mistake leads to its entry, and to the field there', async ({
  page,
}) => {
  const [article = ''] = fs.readdirSync('content/articles').sort();
  const place = path.join(copy.root, 'articles', article);
  const whole = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(place, `${whole.trimEnd()}\n\nSee [this](/nowhere-at-all).\n`);
  try {
    await page.goto(`${copy.url}${entry}`);
    await nameField(page).fill('Yet another name');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const box = page.locator('#mistakes');
    await expect(box).toContainText('found a link to /nowhere-at-all', { timeout: 60_000 });
    await box.getByRole('link', { name: `content/articles/${article}` }).click();
    await expect(page).toHaveURL(new RegExp(`/articles/entries/${article.replace('.md', '')}`));
    const text = page.locator('[data-locale=en] [data-key-path=body]');
    await expect(text).toBeInViewport();
    // And there it stands as well, until it is right.
    await expect(text).toContainText('found a link to /nowhere-at-all, expected');
    fs.writeFileSync(place, whole);
    await page.reload();
    await textField(page);
    await expect(text).not.toContainText('found a link');
  } finally {
    fs.writeFileSync(place, whole);
  }
});
