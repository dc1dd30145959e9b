/**
 * Texts of mobile phones (GSM 03.38): 160 letters of a small alphabet in one message, 153 in each of
 * several. A single letter outside of the alphabet leaves room for 70, and 67.
 */
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Of the alphabet too, at the price of two. */
const extended = new Set('^{}\\[~]|€');

const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '×': 'x',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** A text in the letters of the alphabet where a reader loses nothing; other letters without their marks. */
export function gsmLetters(text: string): string {
  return [...text]
    .map((letter) => {
      if (alphabet.has(letter) || extended.has(letter)) return letter;
      return plain[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    })
    .join('');
}

/** How many messages a text is sent as, and paid for. */
export function smsCount(text: string): number {
  const letters = [...text];
  const isPlain = letters.every((letter) => alphabet.has(letter) || extended.has(letter));
  const length = isPlain
    ? letters.reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0)
    : text.length;
  const [one, each] = isPlain ? [160, 153] : [70, 67];
  return length <= one ? 1 : Math.ceil(length / each);
}
