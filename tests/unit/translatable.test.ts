import { isListOfWords, isWords, translatedFrom } from '@/lib/content/engine/translatable';

it.each([
  ['title', 'A law is finished', true],
  ['heading', 'offline', true],
  ['date', '2026-03-12', false],
  ['start', '2027-02-18T15:00:00+03:00', false],
  ['url', 'https://example.org/a', false],
  ['path', '/services/policy', false],
  ['to', 'service/policy', false],
  ['why', 'public-sector', false],
  ['category', 'policy', false],
  ['id', 'policy', false],
  ['number', '50+', false],
  ['time', '09:30', false],
  ['count', 5, false],
  ['draft', true, false],
])('%s: %j is words: %s', (field, value, is) => expect(isWords(value, field)).toBe(is));

it.each([
  ['tags', ['participation', 'public finance'], true],
  ['services', ['policy', 'monitoring'], false],
  ['related', ['article/financial-inclusion'], false],
  ['pieces', ['article/financial-inclusion'], false],
  ['years', [2024, 2025], false],
  ['tags', [], false],
])('%s: %j is a list of words: %s', (field, value, is) =>
  expect(isListOfWords(value, field)).toBe(is),
);

describe('what a translation is made from', () => {
  const values = {
    title: 'One',
    date: '2026-01-01',
    items: [{ id: 'a', text: 'Two' }],
    sources: [{ id: 's', title: 'A work' }],
    synonyms: { maize: ['mahindi'] },
  };
  const made = translatedFrom(values, 'Text');

  it('changes with the words, wherever they stand', () => {
    expect(translatedFrom({ ...values, title: 'Another' }, 'Text')).not.toBe(made);
    expect(translatedFrom({ ...values, items: [{ id: 'a', text: '2' }] }, 'Text')).not.toBe(made);
    expect(translatedFrom(values, 'Another text')).not.toBe(made);
  });

  it('does not change with dates, sources and what each language has of its own', () => {
    const other = { ...values, date: '2027-01-01', sources: [], synonyms: { seed: ['mbegu'] } };
    expect(translatedFrom(other, 'Text')).toBe(made);
  });
});
