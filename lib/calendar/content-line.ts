/** Octets of a line, without its end (RFC 5545, 3.1). */
const LONGEST = 75;

const encoder = new TextEncoder();

/**
 * A line of a calendar file, folded so that no physical line is longer than 75 octets and no
 * character is cut (RFC 5545, 3.1). The line ends with CR LF.
 */
export function contentLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** A text value (RFC 5545, 3.3.11): backslash, semicolon, comma and line breaks are escaped. */
export function textValue(text: string): string {
  return (
    text
      .replace(/\r\n|\r/g, '\n')
      // Controls other than the tab are not allowed in a text at all.
      .replace(/[^\P{Cc}\t\n]/gu, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}
