import { costing, countCosting } from '@/lib/content/types/costing';

const line = (cost: number, quantities: number[]) => ({
  item: 'Visit',
  unit: 'visit',
  cost,
  quantities,
});
const measure = {
  currency: 'thousand',
  years: ['Year 1', 'Year 2'],
  votes: [
    { name: 'Ministry', lines: [line(10, [3, 4]), line(7, [1, 0])] },
    { name: 'Authority', lines: [line(100, [0, 2])] },
  ],
  revenue: [line(5, [10, 12])],
};

it('multiplies each line and adds by vote, by year and over all', () => {
  const table = countCosting(measure);
  expect(table.votes.map(({ sum }) => sum)).toEqual([
    { years: [37, 40], total: 77 },
    { years: [0, 200], total: 200 },
  ]);
  expect(table.votes[0]?.lines[1]).toMatchObject({ years: [7, 0], total: 7 });
  expect(table.cost).toEqual({ years: [37, 240], total: 277 });
  expect(table.income).toEqual({ years: [50, 60], total: 110 });
  expect(table.net).toEqual({ years: [-13, 180], total: 167 });
});

it('counts a measure that brings nothing in', () => {
  const { income, net, cost } = countCosting({ ...measure, revenue: [] });
  expect(income).toEqual({ years: [0, 0], total: 0 });
  expect(net).toEqual(cost);
});

it('refuses a line that has no quantity for one of the years', () => {
  const short = { ...measure, revenue: [line(5, [10])] };
  const { error } = costing.safeParse(short);
  expect(error?.issues).toMatchObject([
    { path: ['revenue', 0, 'quantities'], message: 'one quantity for each of 2 years' },
  ]);
});
