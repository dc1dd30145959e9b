import fc from 'fast-check';
import { eventPhase, formatInVisitorZone } from '@/lib/format/event-time';

const start = '2027-02-18T15:00:00+03:00';
const end = '2027-02-18T16:00:00+03:00';
const words = '{time} your time ({zone})';

test.each([
  ['2026-11-21T00:00:00Z', 'upcoming'],
  ['2027-02-18T11:59:59Z', 'upcoming'],
  ['2027-02-18T12:00:00Z', 'under-way'],
  ['2027-02-18T12:59:59Z', 'under-way'],
  ['2027-02-18T13:00:00Z', 'past'],
  ['2030-01-01T00:00:00Z', 'past'],
])('at %s the event is %s', (now, phase) => {
  expect(eventPhase(start, end, Date.parse(now))).toBe(phase);
});

test('an event whose times cannot be read is not offered', () => {
  expect(eventPhase('soon', 'later', Date.parse(start))).toBe('past');
  expect(formatInVisitorZone('soon', 'later', words, 'en-KE', 'UTC')).toBe('');
});

test.each([
  ['Africa/Nairobi', ''],
  ['Africa/Addis_Ababa', ''],
  ['Africa/Lagos', '13:00–14:00 your time (WAT)'],
  ['Europe/London', '12:00–13:00 your time (GMT)'],
  ['Pacific/Auckland', '01:00–02:00, 19 February 2027 your time (GMT+13)'],
])('in %s the hours read %j', (zone, expected) => {
  const shown = formatInVisitorZone(start, end, words, 'en-KE', zone);
  // Names of zones come from the runtime's data, which differ: WAT or GMT+1.
  const anyZone = (text: string) => text.replace(/\(.*\)/, '(zone)');
  expect(anyZone(shown)).toBe(anyZone(expected));
  expect(shown).not.toContain('{');
});

test('midnight is 00:00', () => {
  const [midnight, one] = ['2027-02-18T00:00:00Z', '2027-02-18T01:00:00Z'];
  expect(formatInVisitorZone(midnight, one, words, 'en-KE', 'UTC')).toBe(
    '00:00–01:00 your time (UTC)',
  );
});

test('the clock never turns back: upcoming, then under way, then past', () => {
  const order = ['upcoming', 'under-way', 'past'];
  const time = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(time, time, (a, b) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)].map((now) =>
        order.indexOf(eventPhase(start, end, now)),
      );
      expect(first).toBeLessThanOrEqual(second as number);
    }),
  );
});

test('another language tells day and zone in its own words', () => {
  const shown = formatInVisitorZone(
    start,
    end,
    '{time} kwako ({zone})',
    'sw-KE',
    'Pacific/Auckland',
  );
  expect(shown).toMatch(/^01:00–02:00, 19 Februari 2027 kwako \(GMT ?\+13\)$/);
});
