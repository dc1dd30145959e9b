import { buildDay } from '@/lib/build-time';
import { memoize } from '@/lib/memoize.mjs';

/** Names of the time zones of Africa and its islands (IANA), to choose from; more are known. */
export const timeZones: string[] = Intl.supportedValuesOf('timeZone').filter((name) =>
  /^(?:Africa\/(?!Ceuta)|Atlantic\/Cape_Verde|Indian\/(?:Antananarivo|Comoro|Mahe|Mauritius|Mayotte|Reunion))/.test(
    name,
  ),
);

/** Whether a text names a time zone, by whichever of its names. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const DAYS = 365;
const DAY = 86_400_000;

/**
 * Hours by which the clocks of a zone are ahead of Greenwich on most days of a year: those of Casablanca by one,
 * though they go back in Ramadan. A year halved between two hours, as Egypt's, is taken by the one that winter
 * keeps.
 * @param name a time zone (IANA)
 * @param year of the build, until given
 */
export const hoursAhead = (name: string, year = Number(buildDay().slice(0, 4))): number =>
  hoursIn(`${year} ${name}`);

const hoursIn = memoize((yearAndName: string): number => {
  const [year, name] = yearAndName.split(' ');
  const january = Date.UTC(Number(year), 0, 1, 12);
  const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  const days = new Map<number, number>();
  for (let day = 0; day < DAYS; day += 1) {
    const hours = hoursOf(format, january + day * DAY);
    days.set(hours, (days.get(hours) ?? 0) + 1);
  }
  // Half a year and a few days more are not most of it.
  const most = [...days].find(([, count]) => count > (DAYS * 2) / 3);
  return most ? most[0] : hoursOf(format, january);
});

/** `GMT+03:00`, `GMT` */
function hoursOf(format: Intl.DateTimeFormat, time: number): number {
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '', hours = 0, minutes = 0] = /([+−-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '+' || !sign ? 1 : -1) * (Number(hours) + Number(minutes) / 60);
}
