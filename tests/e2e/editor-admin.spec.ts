import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { securityHeaders } from '../../lib/export/security-headers.mjs';
import { writeAdmin } from '../../scripts/lib/editor/admin.mjs';
import { adminRule } from '../../scripts/lib/editor/admin-page.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { FakeGitHub } from './fake-git-hub';
import { test } from './guard';
import { textField } from './text-field';

/** The editor of the published site: what it commits, and that it publishes nothing that is not checked. */

let out: string;
let site: Awaited<ReturnType<typeof serve>>;
let gitHub: FakeGitHub;

test.use({ otherHosts: ['api.github.com'] });

test.beforeAll(async () => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'admin-'));
  await writeAdmin({
    out,
    root: 'content',
    setting: { repository: 'firm/site', branch: 'main' },
  });
  fs.writeFileSync(path.join(out, '404.html'), 'Not found');
  const headers = securityHeaders("default-src 'none'");
  site = await serve({ root: out, written: { headers, rules: [adminRule] } });
});

test.afterAll(async () => {
  await site.close();
  fs.rmSync(out, { recursive: true });
});

test.beforeEach(async ({ page }) => {
  gitHub = new FakeGitHub();
  await gitHub.stand(page);
});

/** The first article of its folder, whichever it is. */
const [file = ''] = fs.readdirSync('content/articles').sort();
const name = `content/articles/${file}`;
const before = fs.readFileSync(name, 'utf8');
const title = /^title: "?(.+?)"?$/m.exec(before)?.[1] ?? '';

const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' }).first();

async function signIn(page: Page, token = gitHub.token) {
  await page.getByLabel('Token from GitHub').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openArticle(page: Page) {
  await page.goto(`${site.url}admin/#/collections/articles/entries/${file.replace('.md', '')}`);
  await signIn(page);
  await expect(titleField(page)).toHaveValue(title);
}

async function save(page: Page, text: string) {
  const saved = gitHub.commits.length;
  await titleField(page).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => gitHub.commits.length).toBe(saved + 1);
}

/** Lines of the first file of a commit. */
function committed(at: number): string[] {
  const [addition] = gitHub.commits[at]?.fileChanges.additions ?? [];
  return Buffer.from(addition?.contents ?? '', 'base64')
    .toString('utf8')
    .split('\n');
}

/** Lines that a commit changed in a file, as they were and as they are. */
function changedLines(at: number, source: string): [string, string][] {
  const after = committed(at);
  const lines = source.split('\n');
  expect(after).toHaveLength(lines.length);
  return lines.flatMap((line, index): [string, string][] =>
    line === after[index] ? [] : [[line, after[index] ?? '']],
  );
}

test('a changed title is a commit that changes its line, and is published once it is checked', async ({
  page,
}) => {
  await openArticle(page);
  await expect(bar(page)).toContainText('Everything that you saved is published.');
  await save(page, 'Another title');
  const [commit] = gitHub.commits;
  expect(commit?.fileChanges.additions.map((one) => one.path)).toEqual([name]);
  expect(commit?.fileChanges.deletions).toEqual([]);
  expect(commit?.branch.branchName).toBe('edits-of-amina');
  expect(changedLines(0, before).map(([, after]) => after)).toEqual(['title: Another title']);
  expect(changedLines(0, before).map(([old]) => old)[0]).toMatch(/^title: /);

  await expect(bar(page)).toContainText('being checked');
  await expect(bar(page).getByRole('button', { name: 'Publish' })).toBeHidden();
  gitHub.runs = [
    { status: 'completed', conclusion: 'failure', html_url: 'https://github.com/firm/site/runs/1' },
  ];
  await save(page, 'A third title');
  await expect(bar(page)).toContainText('found a mistake');
  await expect(bar(page).getByRole('button', { name: 'Publish' })).toBeHidden();

  gitHub.runs = [{ status: 'completed', conclusion: 'success', html_url: '' }];
  await save(page, 'A fourth title');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(bar(page)).toContainText('Published.');
  expect(gitHub.changes).toEqual([
    'createRef',
    'createCommitOnBranch',
    'createPullRequest',
    'createCommitOnBranch',
    'createCommitOnBranch',
    'mergePullRequest',
  ]);
});

test('a work of another piece that is cited is a source in the commit', async ({ page }) => {
  await openArticle(page);
  await (await textField(page)).focus();
  await page.getByRole('toolbar').getByRole('button', { name: 'Citation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label:has([type=radio])', { hasNotText: 'This piece' }).first().click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => gitHub.commits.length).toBe(1);
  const ids = (lines: readonly string[]) => lines.filter((line) => line.startsWith('  - id: '));
  const [added = '', ...more] = ids(committed(0)).slice(ids(before.split('\n')).length);
  expect(more).toEqual([]);
  expect(committed(0).join('\n')).toContain(`[^${added.slice('  - id: '.length)}]`);
});

test('a photo and what it shows are one commit, and so is taking it away', async ({ page }) => {
  const [person = ''] = fs.readdirSync('content/people').filter((one) => one.endsWith('.yaml'));
  const slug = person.replace('.yaml', '');
  const open = page.getByRole('button', { name: 'Photo', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Photo' });
  const wall = { create: { width: 2000, height: 1500, channels: 3 as const, background: '#c96' } };
  await page.goto(`${site.url}admin/#/collections/people/entries/${slug}`);
  await signIn(page);
  await open.click();
  const taken = test.info().outputPath('taken.png');
  await sharp(wall).png().toFile(taken);
  await dialog.getByLabel('Choose a photo').setInputFiles(taken);
  await expect(dialog.locator('cropper-canvas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the photo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What it shows: found nothing');
  await dialog.getByLabel('What it shows').fill('A wall, and nobody before it.');
  await dialog.getByRole('button', { name: 'Save the photo' }).click();
  await expect.poll(() => gitHub.commits.length).toBe(1);
  const { additions = [], deletions } = gitHub.commits[0]?.fileChanges ?? {};
  expect(additions.map((one) => one.path)).toEqual([
    `content/people/${person}`,
    `content/people/${slug}.jpg`,
  ]);
  expect(deletions).toEqual([]);
  expect(committed(0)).toContain('photoAlt: A wall, and nobody before it.');
  const photo = Buffer.from(additions[1]?.contents ?? '', 'base64');
  const { width = 0, height = 0, format } = await sharp(photo).metadata();
  expect([width, width / height, format]).toEqual([1200, 0.8, 'jpeg']);

  // It opens the entry anew by itself.
  await expect(dialog).toBeHidden();
  await expect(open).toBeVisible();
  gitHub.add(`people/${slug}.jpg`, photo);
  gitHub.add(`people/${person}`, committed(0).join('\n'));
  await page.reload();
  await open.click();
  await expect(dialog.getByRole('img', { name: 'A wall, and nobody before it.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the photo away' }).click();
  await expect.poll(() => gitHub.commits.length).toBe(2);
  expect(gitHub.commits[1]?.fileChanges.deletions).toEqual([
    { path: `content/people/${slug}.jpg` },
  ]);
  expect(committed(1).join('\n')).toBe(fs.readFileSync(`content/people/${person}`, 'utf8'));
});

test('a token that GitHub does not know opens nothing, and is not kept', async ({ page }) => {
  await page.goto(`${site.url}admin/`);
  await signIn(page, 'wrong');
  await expect(page.getByRole('status')).toContainText('GitHub does not know this token.');
  expect(
    await page.evaluate(() => [...Object.values(localStorage), sessionStorage.length]),
  ).toEqual([0]);
});

for (const [where, leave] of [
  [
    'in the line below',
    (page: Page) => bar(page).getByRole('button', { name: 'Sign out' }).click(),
  ],
  [
    'in the menu',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    },
  ],
] as const) {
  test(`who signs out ${where} is forgotten, also where the browser was to remember`, async ({
    page,
  }) => {
    await page.goto(`${site.url}admin/`);
    await page.getByLabel('Stay signed in').check();
    await signIn(page);
    await expect(bar(page)).toBeVisible();
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await leave(page);
    await expect(page.getByLabel('Token from GitHub')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(gitHub.token);
  });
}

test('only the editor has the policy of the editor, and search engines are told to pass by', async ({
  request,
}) => {
  const { headers } = await (async () => {
    const answer = await request.get(`${site.url}admin/`);
    return { headers: answer.headers() };
  })();
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain('https://api.github.com');
  const elsewhere = (await request.get(`${site.url}admin/nowhere`)).headers();
  expect(elsewhere['content-security-policy']).toBe("default-src 'none'");
  expect(elsewhere['x-robots-tag']).toBeUndefined();
});
