import { counted } from '@/lib/format/counted';

it.each([
  [0, '0 tables'],
  [1, '1 table'],
  [2, '2 tables'],
  [21, '21 tables'],
])('%i is written %s', (count, written) => {
  expect(counted(count, { one: '{count} table', other: '{count} tables' })).toBe(written);
});
