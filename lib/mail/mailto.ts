/** A message as the visitor's mail program will show it. */
export type Mail = { to: string; subject: string; body: string };

/**
 * A `mailto:` address for a message, encoded as RFC 6068 asks: UTF-8 percent-encoding, CR LF line
 * ends, no plus signs for spaces. Line breaks in the address and the subject are dropped, so that
 * nothing a visitor typed can add a header.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const recipient = encodeURIComponent(singleLine(to)).replaceAll('%40', '@');
  const fields = [
    `subject=${encodeURIComponent(singleLine(subject))}`,
    `body=${encodeURIComponent(body.replace(/\r\n|\r|\n/g, '\r\n'))}`,
  ];
  return `mailto:${recipient}?${fields.join('&')}`;
}

function singleLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
