import { familyOf as englishFamilyOf } from '../en/family';

/**
 * What stands before the root of a noun, an adjective or an infinitive, longest first. Verbs with subject
 * and tense (wanalima) are left alone: people search for things.
 */
const PREFIXES = ['mwa', 'waa', 'mw', 'wa', 'mi', 'ki', 'vi', 'ma', 'ku', 'm', 'u'];

/** Endings that make a doer, a doing or a mutual verb of one, each with what takes its place. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['aji', ''],
  ['iano', 'i'],
  ['ano', ''],
  ['izi', 'i'],
  ['uzi', 'u'],
  ['isha', 'i'],
];

/** Where something is: bungeni, of bunge. */
const PLACE = /(?<=.{4}[aeiou])ni$/;

/** Letters that a word has to keep: shorter roots join words that have nothing in common. */
const SHORTEST = 4;
const SHORTEST_ROOT = 3;

/** Words that only look as if they had a prefix, and words of which prefix and root have grown together. */
const IRREGULAR: Readonly<Record<string, string>> = {
  mahali: 'mahali',
  msimu: 'msimu',
  misimu: 'msimu',
  mtu: 'mtu',
  watu: 'mtu',
  kitu: 'kitu',
  vitu: 'kitu',
  mwaka: 'mwaka',
  miaka: 'mwaka',
  mwezi: 'mwezi',
  miezi: 'mwezi',
  mwanamke: 'mwanamke',
  wanawake: 'mwanamke',
  ujenzi: 'jeng',
  mafunzo: 'fund',
  wakati: 'wakati',
  wakala: 'wakala',
  waziri: 'waziri',
  wizara: 'wizara',
  maisha: 'maisha',
  hati: 'hati',
  hatua: 'hatua',
  miliki: 'miliki',
  kumiliki: 'miliki',
  umiliki: 'miliki',
  mmiliki: 'miliki',
  wamiliki: 'miliki',
  // Not of tano, five.
  kutana: 'kutana',
  kutano: 'kutana',
  // Accounts, and not kaunti, a county.
  kaunta: 'kaunta',
  // Of elimu, and not of kilimo, farming.
  elimu: 'elimu',
  mwalimu: 'elimu',
  walimu: 'elimu',
  ualimu: 'elimu',
  // Companies, and not campaigns; neither is in a place.
  kampuni: 'kampuni',
  kampeni: 'kampeni',
  // In the market, and at work: too short for the rule.
  sokoni: 'sok',
  kazini: 'kaz',
  kitabu: 'kitabu',
  vitabu: 'kitabu',
  // Young people, and not yesterday; seed, and not a shoulder; free of charge, and not a bureau.
  kijana: 'kijana',
  vijana: 'kijana',
  mbegu: 'mbegu',
  bure: 'bure',
  masaa: 'saa',
  tuzungumze: 'zungumz',
};

/**
 * The root that words of one family share: kilimo, mkulima, wakulima, ukulima, kulima. Takes a term of
 * `termOf`. Prefixes of noun classes and of the infinitive, a few endings and the last vowels are taken off
 * as long as enough is left; a word that ends in a consonant is an English one.
 */
export function familyOf(term: string): string {
  if (/\d/.test(term)) return term;
  if (!/[aeiou]$/.test(term)) return englishFamilyOf(term);
  return rootIn(term.replace(/^vy/, 'ch'));
}

/** The root of a word once its prefixes are off, unless what is left is known. */
function rootIn(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (PLACE.test(word)) return rootIn(word.replace(PLACE, ''));
  const prefix = PREFIXES.find(
    (one) => word.startsWith(one) && word.length - one.length >= SHORTEST,
  );
  return prefix ? rootIn(word.slice(prefix.length)) : rootOf(word);
}

function rootOf(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    const root = word.slice(0, -ending.length) + instead;
    if (word.endsWith(ending) && root.length >= SHORTEST_ROOT) return withoutVowels(root);
  }
  return withoutVowels(word);
}

function withoutVowels(word: string): string {
  const root = word.replace(/[aeiou]+$/, '');
  return root.length >= SHORTEST_ROOT ? root : word;
}
