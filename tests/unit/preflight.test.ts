import { spawnSync } from 'node:child_process';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { firm, placeholders } from '@/lib/firm';

/** Runs `npm run preflight` as a person would. */
function preflight(env: Record<string, string> = {}) {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/preflight.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', ...env },
  });
  return { lines: stdout.trim().split('\n'), status };
}

it('knows a stand-in for every fact that a real firm has to supply', () => {
  for (const [field, standIn] of Object.entries(placeholders)) {
    const value = field
      .split('.')
      .reduce<unknown>((part, key) => Reflect.get(part as object, key), firm);
    expect([field, value]).toEqual([field, standIn]);
  }
});

it('lists each placeholder with file and field, and fails', () => {
  const { lines, status } = preflight();
  expect(status).toBe(1);
  expect(lines).toContain('content/firm.ts  email  (still "info@upeo.example")');
  expect(lines).toContain('content/people/esi-mensa.yaml  placeholder  (not a real person)');
  expect(lines).toContain(
    'content/events/reading-a-county-budget.md  placeholder  (start, end, announced and fee are stand-ins)',
  );
  expect(lines).toContain(
    'content/policies/research-ethics.md  placeholder  (drafted, not yet adopted by the firm)',
  );
  expect(lines).toContain('environment  SITE_URL  (not set to a real address)');
  expect(lines.at(-1)).toBe(`${lines.length - 1} placeholders left.`);
});

it('lists every row that a buyer reads as to be confirmed', () => {
  const { lines } = preflight();
  const papers = workingWithUsPage().tender.groups.flatMap(({ items }) => items);
  const waiting = papers.filter(({ placeholder }) => placeholder);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { name } of papers) {
    const listed = lines.some((line) => line.endsWith(`  (${name}: to be confirmed)`));
    expect([name, listed]).toEqual([name, waiting.some((paper) => paper.name === name)]);
  }
  expect(lines.join('\n')).toMatch(/working-with-us\.yaml {2}assignments\.items\[1]\.placeholder/);
});

it('is content with a real address', () => {
  const { lines } = preflight({ SITE_URL: 'https://upeo.africa' });
  expect(lines.join('\n')).not.toContain('SITE_URL');
});
