const MONTHS = 12;

/**
 * The twelve months of which the last holds a day, each as its first day.
 * @param last - ISO date, `2027-03-11`
 * @returns ISO dates, the earliest first: `2026-04-01` to `2027-03-01`
 */
export function yearUpTo(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 10),
  );
}

/**
 * Where a day stands in months of one width, from 0 at the start of the first to 1 at the end of the last;
 * -1 where it lies outside.
 * @param day - ISO date
 * @param months - their first days, as `yearUpTo` returns them
 */
export function placeInYear(day: string, months: readonly string[]): number {
  const index = months.indexOf(`${day.slice(0, 7)}-01`);
  if (index < 0) return -1;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (index + (date - 1) / days) / months.length;
}
