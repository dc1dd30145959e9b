import * as en from '@/lib/search/analysis/en/stop-words';
import { familyOf } from '@/lib/search/analysis/sw/family';
import { stem } from '@/lib/search/analysis/sw/stem';
import { stopWords, weakWords } from '@/lib/search/analysis/sw/stop-words';

it.each([
  ['kilimo', 'mkulima', 'wakulima', 'ukulima', 'kulima', 'lima'],
  ['mtafiti', 'watafiti', 'utafiti', 'tafiti'],
  ['mshauri', 'washauri', 'ushauri', 'mashauriano', 'shauri'],
  ['kiongozi', 'viongozi', 'uongozi', 'mwongozo', 'miongozo', 'kuongoza'],
  ['mradi', 'miradi'],
  ['mfumo', 'mifumo'],
  ['kiashiria', 'viashiria'],
  ['chama', 'vyama'],
  ['soko', 'masoko'],
  ['shirika', 'mashirika'],
  ['mwananchi', 'wananchi'],
  ['mwalimu', 'walimu', 'ualimu', 'elimu'],
  ['wakala', 'mawakala'],
  ['mwandishi', 'waandishi'],
  ['uchumi', 'kiuchumi'],
  ['fedha', 'kifedha'],
  ['sheria', 'kisheria'],
  ['ufuatiliaji', 'kufuatilia', 'fuatilia'],
  ['usimamizi', 'msimamizi', 'wasimamizi', 'kusimamia'],
  ['ununuzi', 'kununua', 'nunua'],
  ['kipimo', 'vipimo', 'kupima', 'upimaji'],
  ['malipo', 'kulipa', 'ulipaji'],
  ['mkopo', 'mikopo', 'kukopa'],
  ['mtu', 'watu'],
  ['mwaka', 'miaka'],
  ['mwanamke', 'wanawake'],
  ['waziri', 'mawaziri'],
  ['msimu', 'misimu'],
  ['mkutano', 'mikutano', 'kukutana', 'kutana'],
  ['tano', 'mitano', 'watano'],
  ['bunge', 'bungeni'],
  ['shule', 'shuleni'],
  ['benki', 'benkini'],
  ['soko', 'masoko', 'sokoni'],
  ['kazi', 'kazini'],
  ['kijana', 'vijana'],
  ['saa', 'masaa'],
  ['mazungumzo', 'zungumza', 'tuzungumze'],
])('%s and its family meet', (...words) => {
  expect(new Set(words.map((word) => familyOf(stem(word))))).toHaveProperty('size', 1);
});

it.each([
  ['vijana', 'jana'],
  ['mbegu', 'bega'],
  ['bure', 'bureau'],
  ['msimu', 'simu'],
  ['mkutano', 'tano'],
  ['mahali', 'hali'],
  ['kilimo', 'kilo'],
  ['kilimo', 'walimu'],
  ['sera', 'serikali'],
  ['tafuta', 'utafiti'],
  ['mbolea', 'mbegu'],
  ['wakati', 'katiba'],
  ['maji', 'jiji'],
  ['kaunti', 'kauli'],
  ['kaunti', 'kaunta'],
  ['kampuni', 'kampeni'],
  ['kanuni', 'kanusho'],
  ['hati', 'hatua'],
  ['afya', 'afisa'],
  ['nishati', 'nishani'],
])('%s and %s stay apart', (one, other) => {
  expect(familyOf(stem(one))).not.toBe(familyOf(stem(other)));
});

it('leaves short words and figures as they are', () => {
  for (const word of ['maji', 'mti', 'sera2', '2026', 'kiwi']) {
    expect(familyOf(word).length).toBeGreaterThanOrEqual(3);
  }
});

it('reads English words as English does', () => {
  expect(stem('policies')).toBe(stem('policy'));
  expect(familyOf(stem('evaluation'))).toBe(familyOf(stem('evaluator')));
});

it('has each word of its own once, in small letters, and none in two lists', () => {
  const split = (list: string) => list.trim().split(/\s+/);
  const english = new Set([...split(en.stopWords), ...split(en.weakWords)]);
  const own = [...split(stopWords), ...split(weakWords)].filter((word) => !english.has(word));
  expect(own.filter((word, at) => own.indexOf(word) !== at || !/^[a-z]+$/.test(word))).toEqual([]);
});
