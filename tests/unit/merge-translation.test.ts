import { mergeTranslation } from '@/lib/content/engine/merge-translation';

const locales = { from: 'en-KE', to: 'sw-KE' };
const english = {
  title: 'Two hundred and 24 farms',
  date: '2026-01-02',
  glyph: 'policy',
  days: 5,
  tags: ['seed', 'subsidy'],
  services: ['policy'],
  hero: { title: 'Hero', lede: 'Lede' },
  steps: [
    { when: 'Week 1', text: 'Ask' },
    { when: 'Week 2', text: 'Answer' },
  ],
  offices: [
    { id: 'nairobi', name: 'Nairobi' },
    { id: 'accra', name: 'Accra', note: 'Note' },
  ],
  charts: { one: '1 chart', other: '{count} charts' },
  sources: [{ id: 'a', title: 'A work' }],
  count: { sources: { one: '1 source', other: '{count} sources' } },
  columns: { office: 'Office' },
  roles: ['Tries', null, 'Keeps'],
  rows: [
    ['Rain', 5],
    ['Sun', 9],
    ['Wind', 'calm'],
  ],
  synonyms: { maize: ['corn'] },
};
const merge = (words: unknown) => mergeTranslation(english, words, locales);
const errorsOf = (words: unknown) => merge(words).errors;

it('lays words over the English, and leaves what they do not say', () => {
  const { value, errors } = merge({ title: 'Mashamba 24', hero: { lede: 'Utangulizi' } });
  expect(errors).toEqual([]);
  expect(value).toEqual({
    ...english,
    title: 'Mashamba 24',
    hero: { title: 'Hero', lede: 'Utangulizi' },
  });
});

it('tells a caption from an id of the same name', () => {
  expect(merge({ columns: { office: 'Ofisi' } })).toMatchObject({
    value: { columns: { office: 'Ofisi' } },
    errors: [],
  });
  const forms = { one: 'chanzo 1', other: 'vyanzo {count}' };
  expect(merge({ count: { sources: forms } })).toMatchObject({
    value: { count: { sources: forms } },
    errors: [],
  });
});

it('takes rows place by place; what is empty or a figure stays', () => {
  const rows = [
    ['Mvua', 5],
    ['Jua', 9],
    ['Upepo', 'tulivu'],
  ];
  const roles = ['Hujaribu', null, 'Hutunza'];
  expect(merge({ roles, rows })).toMatchObject({ value: { roles, rows }, errors: [] });
  expect(errorsOf({ roles: ['Hujaribu', 'Hutunza', null] })).toHaveLength(2);
  expect(errorsOf({ roles: ['Hujaribu'] })).toHaveLength(1);
  expect(errorsOf({ rows: [['Mvua', 6], rows[1], rows[2]] })).toHaveLength(1);
});

it('does not change the English values', () => {
  const before = structuredClone(english);
  merge({ title: 'Mashamba 24', offices: [{ id: 'accra', name: 'Akra' }] });
  expect(english).toEqual(before);
});

it('finds entries of a list by id, else by place', () => {
  const { value, errors } = merge({
    steps: [{ when: 'Wiki 1' }, { text: 'Jibu' }],
    offices: [{ id: 'accra', note: 'Dokezo' }],
  });
  expect(errors).toEqual([]);
  expect(value).toMatchObject({
    steps: [
      { when: 'Wiki 1', text: 'Ask' },
      { when: 'Week 2', text: 'Jibu' },
    ],
    offices: [
      { id: 'nairobi', name: 'Nairobi' },
      { id: 'accra', name: 'Accra', note: 'Dokezo' },
    ],
  });
});

it('takes lists of words, plural forms and synonyms as the language has them', () => {
  const words = {
    tags: ['mbegu'],
    charts: { few: 'chati {count}', other: 'chati {count}' },
    synonyms: { mahindi: ['maize', 'corn'] },
  };
  expect(merge(words)).toEqual({ value: { ...english, ...words }, errors: [] });
});

it.each([
  [
    { titel: 'x' },
    'titel: found a field that the English file does not have, expected it to be removed or its name corrected',
  ],
  [
    { hero: { titel: 'x' } },
    'hero.titel: found a field that the English file does not have, expected it to be removed or its name corrected',
  ],
  [
    { date: '2026-01-03' },
    'date: found "2026-01-03", expected nothing: dates, ids, addresses and figures stand in the English file only',
  ],
  [
    { glyph: 'sera' },
    'glyph: found "sera", expected nothing: dates, ids, addresses and figures stand in the English file only',
  ],
  [
    { days: 6 },
    'days: found 6, expected nothing: dates, ids, addresses and figures stand in the English file only',
  ],
  [
    { services: ['sera'] },
    'services: found a list of 1, expected nothing: dates, ids, addresses and figures stand in the English file only',
  ],
  [
    { sources: [{ title: 'Kazi' }] },
    'sources: found a list of 1, expected nothing: sources stand in the English file only',
  ],
  [{ title: 'Mashamba 25' }, 'title: found the figure 25, expected 24'],
  [{ title: ['x'] }, 'title: found a list of 1, expected text, as in the English file'],
  [{ title: null }, 'title: found an empty value, expected text, as in the English file'],
  [{ hero: 'x' }, 'hero: found "x", expected a group of fields, as in the English file'],
  [{ tags: 'x' }, 'tags: found "x", expected a list of texts, as in the English file'],
  [{ steps: 'x' }, 'steps: found "x", expected a list of groups, as in the English file'],
  [
    { steps: [{ when: 'Wiki 1' }] },
    'steps: found a list of 1, expected 2 entries, in the order of the English file',
  ],
  [{ steps: [{ when: 'Wiki 2' }, {}] }, 'steps[1].when: found the figure 2, expected 1'],
  [
    { offices: [{ id: 'lagos', name: 'x' }] },
    'offices[1].id: found "lagos", expected one of nairobi, accra',
  ],
  [{ offices: [{ name: 'x' }] }, 'offices[1].id: found nothing, expected one of nairobi, accra'],
  [
    { charts: { single: 'x' } },
    'charts.single: found a field that is not known here, expected one of zero, one, two, few, many, other',
  ],
  [
    { charts: { other: 'chati 3' } },
    'charts.other: found the figure 3, expected no figure that the English text does not have',
  ],
])('refuses %j', (words, sentence) => expect(errorsOf(words)).toEqual([sentence]));
