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

it('takes the form "other" where a language has no form of its own for a number', () => {
  expect(pluralize(1, { other: 'dakika {count}' })).toBe('dakika 1');
});

it('chooses by the rules of the language of the build', async () => {
  jest.resetModules();
  jest.doMock('@/lib/languages', () => ({ language: { id: 'pl', locale: 'pl-PL' } }));
  const { pluralize: inPolish } = await import('@/lib/format/pluralize');
  const forms = { one: '{count} raport', few: '{count} raporty', other: '{count} raportów' };
  expect([1, 3, 5, 22].map((count) => inPolish(count, forms))).toEqual([
    '1 raport',
    '3 raporty',
    '5 raportów',
    '22 raporty',
  ]);
});
