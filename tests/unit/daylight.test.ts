import { daylight, type Place } from '@/lib/astronomy/daylight';
import { offices } from '@/lib/content/types/office';
import { hoursAhead } from '@/lib/format/time-zone';

const nairobi = { lat: -1.286, lon: 36.817, utc: 3 };
const capeTown = { lat: -33.925, lon: 18.424, utc: 2 };
const casablanca = { lat: 33.573, lon: -7.589, utc: 1 };
const accra = { lat: 5.603, lon: -0.187, utc: 0 };
const london = { lat: 51.507, lon: -0.128, utc: 0 };

const days = Array.from({ length: 365 }, (_, index) => index + 1);
const clock = (hours: number) => hours * 60;

/** The lengths of a place's shortest and longest day, in hours. */
function extremeDays(place: Place) {
  const lengths = days.map((day) => {
    const { sunrise, sunset } = daylight(place, day);
    return sunset - sunrise;
  });
  return { shortest: Math.min(...lengths), longest: Math.max(...lengths) };
}

// By Meeus's equations, which are finer, for 2026: this approximation differs by three minutes at most.
it.each([
  ['Nairobi, 1 January', nairobi, 1, '6:30', '18:42'],
  ['Nairobi, 3 November', nairobi, 307, '6:11', '18:21'],
  ['Cape Town, 21 June', capeTown, 172, '7:51', '17:45'],
  ['Cape Town, 21 December', capeTown, 355, '5:32', '19:57'],
  ['Casablanca, 21 June', casablanca, 172, '6:21', '20:44'],
  ['Casablanca, 21 December', casablanca, 355, '8:31', '18:26'],
  ['Accra, 1 January', accra, 1, '6:10', '17:59'],
  ['London, 21 December', london, 355, '8:04', '15:53'],
])('%s', (_, place, day, sunrise, sunset) => {
  const minutes = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  };
  const found = daylight(place, day);
  expect(Math.abs(clock(found.sunrise) - minutes(sunrise))).toBeLessThanOrEqual(3);
  expect(Math.abs(clock(found.sunset) - minutes(sunset))).toBeLessThanOrEqual(3);
});

it('keeps sunrise at Nairobi between ten past six and a quarter to seven all year', () => {
  const rises = days.map((day) => daylight(nairobi, day).sunrise);
  expect(Math.min(...rises)).toBeGreaterThan(6 + 10 / 60);
  expect(Math.max(...rises)).toBeLessThan(6 + 45 / 60);
});

it('gives every place the same day at the equinox, a little over twelve hours', () => {
  for (const place of [nairobi, capeTown, casablanca, accra, london]) {
    const { sunrise, sunset } = daylight(place, 79);
    expect(sunset - sunrise).toBeCloseTo(12.15, 0);
  }
});

it('gives Cape Town the shortest and the longest day that almanacs print', () => {
  const { shortest, longest } = extremeDays(capeTown);
  // 9 h 53 min 35 s and 14 h 25 min 3 s
  expect(Math.abs(clock(shortest) - (9 * 60 + 53.6))).toBeLessThan(1);
  expect(Math.abs(clock(longest) - (14 * 60 + 25))).toBeLessThan(1);
});

it('mirrors Cape Town and Casablanca', () => {
  const [south, north] = [extremeDays(capeTown), extremeDays(casablanca)];
  expect(south.longest).toBeCloseTo(north.longest, 1);
  expect(south.shortest).toBeCloseTo(north.shortest, 1);
  const length = (day: number) => {
    const { sunrise, sunset } = daylight(capeTown, day);
    return sunset - sunrise;
  };
  expect(length(355)).toBeGreaterThan(length(172));
});

it('answers where the sun does not set', () => {
  const tromso = { lat: 69.65, lon: 18.96, utc: 1 };
  const { sunrise, sunset } = daylight(tromso, 172);
  expect(sunset - sunrise).toBe(24);
  expect(extremeDays(tromso).shortest).toBe(0);
});

it('finds the sun above every office at ten and at four, and below it from ten at night to four', () => {
  for (const { id, latitude: lat, longitude: lon, timeZone } of offices()) {
    const place = { lat, lon, utc: hoursAhead(timeZone) };
    for (const day of days) {
      const { sunrise, sunset } = daylight(place, day);
      expect([id, sunrise > 4 && sunrise < 10, sunset > 16 && sunset < 22]).toEqual([
        id,
        true,
        true,
      ]);
    }
  }
});
