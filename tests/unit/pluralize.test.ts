import { pluralize } from '@/lib/format/pluralize';

it.each([
  [0, '0 tables'],
  [1, '1 table'],
  [2, '2 tables'],
  [21, '21 tables'],
])('%i is written %s', (count, written) => {
  expect(pluralize(count, { one: '{count} table', other: '{count} tables' })).toBe(written);
});

it('fills in what else the noun names', () => {
  const noun = { one: '1 piece in {topic}', other: '{count} pieces in {topic}' };
  expect(pluralize(1, noun, { topic: 'Finance' })).toBe('1 piece in Finance');
  expect(pluralize(3, noun, { topic: 'Finance' })).toBe('3 pieces in Finance');
});
