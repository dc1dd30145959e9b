import { execFileSync } from 'node:child_process';
import { buildProfile, profileTable, shareOfNext } from '@/scripts/lib/build-profile.mjs';

const step = (name: string, seconds: number, megabytes = 100) => ({
  name,
  seconds,
  processor: 2 * seconds,
  megabytes,
});

it('ends a step when the next begins, in their order', () => {
  const said: string[] = [];
  const profile = buildProfile(({ name }) => said.push(name));
  profile.step('one');
  profile.step('two');
  expect(said).toEqual(['one']);
  expect(profile.end().map(({ name }) => name)).toEqual(['one', 'two']);
  expect(said).toEqual(['one', 'two']);
});

it('knows how much processors have worked, also for what it started', () => {
  const profile = buildProfile(() => {});
  profile.step('here');
  for (const end = performance.now() + 500; performance.now() < end; );
  profile.step('elsewhere');
  const busy = 'for (const end = performance.now() + 500; performance.now() < end; );';
  execFileSync(process.execPath, ['-e', busy]);
  const [here, elsewhere] = profile.end();
  expect(here?.processor).toBeGreaterThan(0.01);
  expect(elsewhere?.processor).toBeGreaterThan(0.04);
});

it('sums the time for each page and names the most memory', () => {
  const rows = profileTable([step('a', 1, 300), step('b', 3, 200)], 20).split('\n');
  expect(rows.at(-1)).toBe('| all | 4.0 | 8.0 | 200 | 300 |');
});

it('compares what is ours with what is Next’s', () => {
  expect(
    shareOfNext([step('Next: compile', 30), step('Next: render', 10), step('Merge', 10)]),
  ).toMatchObject({ share: 0.25 });
});
