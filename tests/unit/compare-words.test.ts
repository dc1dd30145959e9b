import { compareWords } from '@/lib/content/engine/compare-words';
import { figuresIn } from '@/lib/content/engine/figures';

const compare = (english: string, translated: string, to = 'sw-KE') =>
  compareWords(english, translated, { from: 'en-KE', to });

it.each([
  ['10,800 farmers, 84.8 per cent, 5–7 days', 'en-KE', ['10800', '84.8', '5', '7']],
  ['wakulima 10,800, asilimia 84.8', 'sw-KE', ['10800', '84.8']],
  ['10 800 agriculteurs, 84,8 %', 'fr-FR', ['10800', '84.8']],
  ['1,2345 and 12,34', 'en-KE', ['1', '2345', '12', '34']],
  ['in 2024.', 'en-KE', ['2024']],
  ['none', 'en-KE', []],
])('the figures of %j in %s are %j', (text, locale, figures) =>
  expect([...figuresIn(text, locale)]).toEqual(figures),
);

it.each([
  ['In 2024, 10,800 farmers', 'Wakulima 10,800 mwaka wa 2024'],
  ['5,000+ readers', 'wasomaji 5000+'],
  ['Read by {readers} of 24', 'Husomwa na {readers} kati ya 24'],
  ['It fell.[^knbs-2023]', 'Ilishuka.[^knbs-2023]'],
  ['See [our work](/services/policy).', 'Tazama [kazi yetu](/services/policy).'],
  ['From 09:00 to 16:30', 'saa 3:00 asubuhi (09:00) hadi saa 10:30 jioni (16:30)'],
  ['At 00:15', 'saa 6:15 usiku (00:15)'],
])('%j may become %j', (english, translated) => expect(compare(english, translated)).toEqual([]));

it.each([
  ['10,800 farmers', 'wakulima 10,900', ['found the figure 10900, expected 10800']],
  [
    'Some farmers',
    'wakulima 12',
    ['found the figure 12, expected no figure that the English text does not have'],
  ],
  ['7 days', 'siku saba', ['found no figure 7, expected it as in the English text']],
  [
    'Read by {readers}',
    'Husomwa',
    ['found no name in braces {readers}, expected it as in the English text'],
  ],
  ['[a](/about)', '[a](/sw/about)', ['found the address /sw/about, expected /about']],
  ['x[^a-1]', 'x[^a-2]', ['found the citation [^a-2], expected [^a-1]']],
  [
    'At 09:00',
    'saa 2:00 (09:00)',
    ['found the time 2:00, expected no time that the English text does not have'],
  ],
  ['At 09:00', 'saa 3:00', ['found no time 9:00, expected it as in the English text']],
])('%j may not become %j', (english, translated, told) =>
  expect(compare(english, translated)).toEqual(told),
);
