import { buildDay, buildTime, yearsSince } from '@/lib/build-time';

const at = (iso: string) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(iso) / 1000);
};
afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

it('a build has the time that SOURCE_DATE_EPOCH says', () => {
  at('2031-03-04T05:06:07Z');
  expect(new Date(buildTime()).toISOString()).toBe('2031-03-04T05:06:07.000Z');
});

it('a build has the time of the clock where nothing is said', () => {
  const before = Date.now();
  expect(buildTime()).toBeGreaterThanOrEqual(before);
  expect(buildTime()).toBeLessThanOrEqual(Date.now());
});

it('the day of the build is that of the firm’s zone', () => {
  at('2031-03-04T20:59:59Z');
  expect(buildDay()).toBe('2031-03-04');
  at('2031-03-04T21:00:00Z');
  expect(buildDay()).toBe('2031-03-05');
});

it.each([
  ['2025-06-01T12:00:00Z', '2025'],
  ['2025-12-31T20:59:59Z', '2025'],
  ['2025-12-31T21:00:00Z', '2025–2026'],
  ['2026-11-22T12:00:00Z', '2025–2026'],
  ['2031-01-01T12:00:00Z', '2025–2031'],
])('a build of %s is © %s', (iso, years) => {
  at(iso);
  expect(yearsSince(2025)).toBe(years);
});
