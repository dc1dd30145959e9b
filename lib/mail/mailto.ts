import { wellFormed } from '@/lib/format/well-formed';

/** A message as the visitor's mail program will show it. */
export type Mail = {
  to: string;
  subject: string;
  body: string;
  /** Part of the body that is shortened first, so that what stands around it, such as consent, is kept. */
  longest?: string;
};

/**
 * Longest `mailto:` address that is safe everywhere. Chromium on Windows drops an address of more
 * than 2,046 characters without a word, Firefox cuts near 2,000; mail programs want some room.
 */
export const MAILTO_LIMIT = 1900;

/**
 * A `mailto:` address for a message, encoded as RFC 6068 asks: UTF-8 percent-encoding, CR LF line
 * ends, no plus signs for spaces. Line breaks in the address and the subject become spaces, so that
 * nothing a visitor typed can add a header or a recipient. An empty body is left out.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const fields = [
    `subject=${encode(singleLine(subject))}`,
    ...(body ? [`body=${encode(normaliseLines(body))}`] : []),
  ];
  return `mailto:${encodeRecipient(to)}?${fields.join('&')}`;
}

/** A message whose `mailto:` address is within the limit, and whether it had to be shortened. */
export type FittedMail = { mail: Mail; href: string; shortened: boolean };

/**
 * Shortens the body, if need be, so that the address stays within `limit` characters: first the part
 * named in `longest`, and the whole body from its end where that is not enough.
 * @param notice what stands where the text was cut; it also says where the whole text is
 * @returns the message itself when it fits; never a character (grapheme) cut in half
 */
export function fitMail(mail: Mail, notice: string, limit: number = MAILTO_LIMIT): FittedMail {
  const { to, subject, body } = mail;
  const whole = mailtoHref(mail);
  if (whole.length <= limit) return { mail, href: whole, shortened: false };
  // More than half of the body stands in it once; anything less would not be worth cutting.
  const longest = mail.longest && mail.longest.length * 2 > body.length ? mail.longest : body;
  const at = body.lastIndexOf(longest);
  const [before, after] = [body.slice(0, at), body.slice(at + longest.length)];
  const graphemes = splitGraphemes(longest);
  const shortenedTo = (count: number): Mail => {
    const beginning = graphemes.slice(0, count).join('').trimEnd();
    return { to, subject, body: `${before}${beginning}\n\n${notice}${after}` };
  };
  // Encoded length grows with the number of graphemes: the longest beginning that fits is found by halving.
  let fits = 0;
  let tooMany = graphemes.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (mailtoHref(shortenedTo(middle)).length <= limit) fits = middle;
    else tooMany = middle;
  }
  const shortened = shortenedTo(fits);
  const href = mailtoHref(shortened);
  if (href.length > limit && longest !== body) return fitMail({ to, subject, body }, notice, limit);
  return { mail: shortened, href, shortened: true };
}

/** Compose addresses of the two common web-mail services; the text goes to that provider. */
export function webMailHrefs({ to, subject, body }: Mail): { gmail: string; outlook: string } {
  const recipient = encode(singleLine(to));
  const about = encode(singleLine(subject));
  const text = encode(normaliseLines(body));
  return {
    gmail: `https://mail.google.com/mail/?view=cm&fs=1&to=${recipient}&su=${about}&body=${text}`,
    outlook: `https://outlook.office.com/mail/deeplink/compose?to=${recipient}&subject=${about}&body=${text}`,
  };
}

/** The message as plain text, for the clipboard and for a text file. */
export function mailAsText({ to, subject, body }: Mail): string {
  return wellFormed(`To: ${singleLine(to)}\nSubject: ${singleLine(subject)}\n\n${body}`);
}

function encodeRecipient(address: string): string {
  // One recipient: everything but the separator of its two halves is encoded.
  return encode(singleLine(address)).replaceAll('%40', '@');
}

/** As `encodeURIComponent`, which throws at half a surrogate pair; that becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function normaliseLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

function singleLine(text: string): string {
  // Besides CR and LF, the Unicode line and paragraph separators and other controls.
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function splitGraphemes(text: string): string[] {
  if (typeof Intl !== 'undefined' && 'Segmenter' in Intl) {
    return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  }
  return Array.from(text);
}
