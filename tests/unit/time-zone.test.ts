import { hoursAhead, isTimeZone, timeZones } from '@/lib/format/time-zone';

it.each([
  ['Africa/Accra', 2026, 0],
  ['Africa/Nairobi', 2026, 3],
  ['Africa/Johannesburg', 2026, 2],
  ['Atlantic/Cape_Verde', 2026, -1],
  ['Asia/Kolkata', 2026, 5.5],
  // An hour less in Ramadan, which begins with the year in 2030 and in summer or winter otherwise.
  ['Africa/Casablanca', 2026, 1],
  ['Africa/Casablanca', 2030, 1],
  // An hour more from April to October: the one of winter is that of the zone.
  ['Africa/Cairo', 2026, 2],
])('the clocks of %s in %d are %d hours ahead of Greenwich', (zone, year, hours) => {
  expect(hoursAhead(zone, year)).toBe(hours);
});

it('offers the zones of Africa, under names that are zones', () => {
  expect(timeZones).toContain('Africa/Kampala');
  expect(timeZones).toContain('Indian/Mauritius');
  expect(timeZones).not.toContain('Europe/Paris');
  expect(timeZones.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(isTimeZone('Africa/Atlantis')).toBe(false);
});
