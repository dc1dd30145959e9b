import { nearestFirst } from '@/lib/content/relations/insights';

const dates = (...all: string[]) => all.map((date) => ({ date }));

test('what is to come stands on top, the nearest of it first, and then the newest', () => {
  const newest = dates('2999-03-11', '2999-02-18', '2020-10-22', '2020-10-01');
  expect(nearestFirst(newest)).toEqual(
    dates('2999-02-18', '2999-03-11', '2020-10-22', '2020-10-01'),
  );
});

test('without anything to come the newest stands on top', () => {
  const newest = dates('2020-10-22', '2020-10-01');
  expect(nearestFirst(newest)).toEqual(newest);
});
