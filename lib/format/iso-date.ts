const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * A day as people write it, `22 November 2026`, `Nov 22, 2026` or `22/11/2026` (day first, as in Nairobi),
 * as content files have it: `2026-11-22`. Nothing where no such day is meant.
 */
export function asIsoDate(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const parts = written.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const name = parts.find((part) => MONTHS.includes(part.slice(0, 3)));
  const [day, second] = parts.filter((part) => /^\d{1,2}$/.test(part)).map(Number);
  const month = name ? MONTHS.indexOf(name.slice(0, 3)) + 1 : second;
  if (!year || !day || !month) return undefined;
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}
