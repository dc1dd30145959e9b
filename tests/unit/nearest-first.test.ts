import { nearestFirst } from '@/lib/content/relations/insights';

const coming = (date: string) => ({ date, past: false });
const over = (date: string) => ({ date, past: true });
/** No event: it has no day on which it is over. */
const read = (date: string): { date: string; past?: boolean } => ({ date });

test('what is to come stands on top, the nearest of it first, and then the newest', () => {
  const newest = [
    coming('2999-03-11'),
    coming('2999-02-18'),
    read('2020-10-22'),
    over('2020-10-15'),
    read('2020-10-01'),
  ];
  const [march, february, ...others] = newest;
  expect(nearestFirst(newest)).toEqual([february, march, ...others]);
});

test('without anything to come the newest stands on top', () => {
  const newest = [over('2020-10-22'), read('2020-10-01')];
  expect(nearestFirst(newest)).toEqual(newest);
});
