/** Letters that stay whole when their marks are taken off, and what stands for them in an address. */
const letters = {
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

/** Last part of an address made of a title: `Ŋgũgĩ’s 2nd seed` becomes `ngugis-2nd-seed`. */
export function slugOf(title) {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’‘]/gu, '')
    .replace(/./gu, (character) => letters[character] ?? character)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
