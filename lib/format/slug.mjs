/**
 * Latin letters that do not decompose into a plain letter and a mark: Akan, Ewe, Hausa, Dinka and others.
 * @type {Readonly<Record<string, string>>}
 */
export const plainLetters = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɖ: 'd',
  ƒ: 'f',
  ʋ: 'v',
  ɣ: 'g',
  ɩ: 'i',
  ɲ: 'ny',
  ə: 'e',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/**
 * Words as part of an address: `Ŋgũgĩ’s 2nd seed` becomes `ngugis-2nd-seed`. Headings get their ids by it,
 * and `npm run new` its file names. Other alphabets fall away, so the result may be empty.
 * @param {string} text
 */
export function slugify(text) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}|['’‘]/gu, '')
    .replace(/[^a-z0-9]/gu, (character) => plainLetters[character] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
