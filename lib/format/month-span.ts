/** So many at the least, or two days of one month would be all there is, and at the most: a year. */
const FEWEST = 6;
const MOST = 12;

/**
 * The months from one day to another, each as its first day: six or more, a year at most, counted back from the last.
 * @param last - ISO date, `2027-03-11`
 * @param first - ISO date, where there is a day to begin with
 * @returns ISO dates, the earliest first: `2026-10-01` to `2027-03-01`
 */
export function monthsTo(last: string, first = last): string[] {
  const [year, month] = yearAndMonth(last);
  const [firstYear, firstMonth] = yearAndMonth(first);
  const count = (year - firstYear) * 12 + month - firstMonth + 1;
  const length = Math.min(Math.max(count, FEWEST), MOST);
  return Array.from({ length }, (_, index) =>
    new Date(Date.UTC(year, month - length + index, 1)).toISOString().slice(0, 10),
  );
}

function yearAndMonth(day: string): [year: number, month: number] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return [year, month];
}

/**
 * Where a day stands in months of one width, from 0 at the start of the first to 1 at the end of the last;
 * -1 where it lies outside.
 * @param day - ISO date
 * @param months - their first days, as `monthsTo` returns them
 */
export function placeInMonths(day: string, months: readonly string[]): number {
  const index = months.indexOf(`${day.slice(0, 7)}-01`);
  if (index < 0) return -1;
  const [year, month] = yearAndMonth(day);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (index + (Number(day.slice(8, 10)) - 1) / days) / months.length;
}
