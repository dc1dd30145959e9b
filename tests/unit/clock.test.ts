import { tellHours, tellTime, withClock, withHours } from '@/lib/format/clock';
import { formatInVisitorZone } from '@/lib/format/event-time';

// The words of a language that counts its hours from dawn.
jest.mock('@/lib/labels', () => ({
  labels: {
    clock: {
      partsOfDay: [
        { from: 5, name: 'asubuhi' },
        { from: 12, name: 'mchana' },
        { from: 16, name: 'jioni' },
        { from: 19, name: 'usiku' },
      ],
      time: 'saa {time}',
      hours: 'saa {start} hadi saa {end}',
      both: '{told} ({clock})',
    },
  },
}));

it.each([
  ['05:00', 'saa 11:00 asubuhi'],
  ['06:00', 'saa 12:00 asubuhi'],
  ['09:30', 'saa 3:30 asubuhi'],
  ['12:00', 'saa 6:00 mchana'],
  ['15:45', 'saa 9:45 mchana'],
  ['16:00', 'saa 10:00 jioni'],
  ['18:00', 'saa 12:00 jioni'],
  ['19:00', 'saa 1:00 usiku'],
  ['00:00', 'saa 6:00 usiku'],
  ['04:59', 'saa 10:59 usiku'],
])('%s is %s', (clock, told) => expect(tellTime(clock)).toBe(told));

it('stands before the 24-hour clock, so that nobody comes six hours late', () => {
  expect(withClock(tellHours('09:00', '16:00'), '09:00–16:00 EAT')).toBe(
    'saa 3:00 asubuhi hadi saa 10:00 jioni (09:00–16:00 EAT)',
  );
});

it('is left out where a language does not count so', () => {
  expect(withClock('', '15:00 EAT')).toBe('15:00 EAT');
});

/** What the events script fills in, which knows no language. */
const own = (start: string, end: string, timeZone: string) =>
  formatInVisitorZone(start, end, withHours('{told} ({time}) kwako, {zone}'), 'sw-KE', timeZone);

it.each([
  ['Africa/Kigali', 'saa 2:00 asubuhi hadi saa 9:30 mchana (08:00–15:30) kwako, '],
  ['Asia/Kolkata', 'saa 5:30 asubuhi hadi saa 1:00 usiku (11:30–19:00) kwako, '],
])('in %s the visitor is told both ways too', (zone, expected) => {
  const shown = own('2027-02-18T09:00:00+03:00', '2027-02-18T16:30:00+03:00', zone);
  expect(shown).toContain(expected);
  expect(shown).not.toMatch(/[{}|]|undefined/);
});

it('and nothing where the clock shows what the firm’s does', () => {
  expect(own('2027-02-18T09:00:00+03:00', '2027-02-18T16:30:00+03:00', 'Africa/Nairobi')).toBe('');
});

it('on another day the day stands beside the clock', () => {
  expect(
    own('2027-02-18T20:00:00+03:00', '2027-02-18T21:30:00+03:00', 'Pacific/Auckland'),
  ).toContain('saa 12:00 asubuhi hadi saa 1:30 asubuhi (06:00–07:30, 19 Februari 2027) kwako');
});
