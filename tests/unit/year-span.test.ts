import { placeInYear, yearUpTo } from '@/lib/format/year-span';

describe('the twelve months up to a day', () => {
  test('end with the month of the day, over the turn of a year', () => {
    const months = yearUpTo('2027-03-11');
    expect(months).toHaveLength(12);
    expect(months[0]).toBe('2026-04-01');
    expect(months[8]).toBe('2026-12-01');
    expect(months.at(-1)).toBe('2027-03-01');
  });

  test('take the day of an instant as it is written', () => {
    expect(yearUpTo('2027-01-31T23:30:00+03:00').at(-1)).toBe('2027-01-01');
  });
});

describe('the place of a day in them', () => {
  const months = yearUpTo('2027-03-11');

  test('grows from 0 with the first day of the first month', () => {
    expect(placeInYear('2026-04-01', months)).toBe(0);
    expect(placeInYear('2026-04-16', months)).toBeCloseTo(0.5 / 12);
    expect(placeInYear('2027-03-31', months)).toBeLessThan(1);
  });

  test('is -1 before and after', () => {
    expect(placeInYear('2026-03-31', months)).toBe(-1);
    expect(placeInYear('2027-04-01', months)).toBe(-1);
  });
});
