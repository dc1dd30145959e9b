/**
 * The end of an English word: British and American spelling, singular and plural the same. Light, because
 * a heavy stem would join words that have nothing in common. Takes plain small letters.
 */
export function stem(plain: string): string {
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<!s|u|i)s$/, '')
    .replace(/(?<=.{2})iz/, 'is')
    .replace(/(?<=.{2}[^aeiou])our(?=$|ed$|ing$|al$)/, 'or')
    .replace(/^programme$/, 'program')
    .replace(/(?:ie|(?<=[^aeiou])y)$/, 'i');
}
