import { monthsTo, placeInMonths } from '@/lib/format/month-span';

describe('the months up to a day', () => {
  test('begin with the month of the first day, over the turn of a year', () => {
    const months = monthsTo('2027-03-11', '2026-09-30');
    expect(months).toHaveLength(7);
    expect(months[0]).toBe('2026-09-01');
    expect(months[3]).toBe('2026-12-01');
    expect(months.at(-1)).toBe('2027-03-01');
  });

  test.each([
    ['without a first day', undefined, '2026-10-01'],
    ['with one of the same month', '2027-03-01', '2026-10-01'],
    ['with one that is later', '2027-05-01', '2026-10-01'],
    ['with one of years ago', '2019-01-01', '2026-04-01'],
  ])('%s are six at the least and twelve at the most', (_, first, expected) => {
    expect(monthsTo('2027-03-11', first)[0]).toBe(expected);
  });

  test('take the day of an instant as it is written', () => {
    expect(monthsTo('2027-01-31T23:30:00+03:00').at(-1)).toBe('2027-01-01');
  });
});

describe('the place of a day in them', () => {
  const months = monthsTo('2027-03-11', '2026-04-01');

  test('grows from 0 with the first day of the first month', () => {
    expect(placeInMonths('2026-04-01', months)).toBe(0);
    expect(placeInMonths('2026-04-16', months)).toBeCloseTo(0.5 / 12);
    expect(placeInMonths('2027-03-31', months)).toBeLessThan(1);
  });

  test('is -1 before and after', () => {
    expect(placeInMonths('2026-03-31', months)).toBe(-1);
    expect(placeInMonths('2027-04-01', months)).toBe(-1);
  });
});
