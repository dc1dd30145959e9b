import { spawnSync } from 'node:child_process';
import { firm, placeholders } from '@/content/firm';

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
  expect(lines).toContain('environment  SITE_URL  (not set to a real address)');
  expect(lines.at(-1)).toBe(`${lines.length - 1} placeholders left.`);
});

it('is content with a real address', () => {
  const { lines } = preflight({ SITE_URL: 'https://upeo.africa' });
  expect(lines.join('\n')).not.toContain('SITE_URL');
});
