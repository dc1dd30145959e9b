import { tellHours, tellTime, withClock } from '@/lib/format/clock';

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
