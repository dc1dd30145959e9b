const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * A day as people write it, `22 November 2026`, `Nov 22, 2026`, `2026/11/22` or `22/11/2026` (day first, as in
 * Nairobi, where that can be), as content files have it: `2026-11-22`. Nothing where no such day is meant.
 */
export function asIsoDate(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const parts = written.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const name = parts.find((part) => MONTHS.includes(part.slice(0, 3)));
  const [one, two] = parts.filter((part) => /^\d{1,2}$/.test(part)).map(Number);
  const isMonthFirst = !name && (parts[0] === year || Number(two) > 12);
  const [day, month] = isMonthFirst
    ? [two, one]
    : [one, name ? MONTHS.indexOf(name.slice(0, 3)) + 1 : two];
  if (!year || !day || !month) return undefined;
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}
