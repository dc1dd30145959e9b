import { TextDecoder } from 'node:util';

/** A mail as a mail program would read it from its address. */
export type ReadMail = {
  href: string;
  to: string;
  subject: string;
  body: string;
  /** Names of all header fields, in order. */
  fields: string[];
};

/**
 * Reads a `mailto:` address byte by byte as RFC 6068 says. Shares nothing with the code that writes it.
 * @throws {Error} at a stray character, a broken escape, or bytes that are no UTF-8
 */
export function readMail(href: string): ReadMail {
  const [, recipient = '', query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/s.exec(href) ?? [];
  const pairs = (query ? query.split('&') : []).map((pair) => {
    const at = pair.indexOf('=');
    return [decode(pair.slice(0, at)).toLowerCase(), decode(pair.slice(at + 1))] as const;
  });
  const field = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? '';
  return {
    href,
    to: decode(recipient),
    subject: field('subject'),
    body: field('body'),
    fields: pairs.map(([key]) => key),
  };
}

function decode(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x25) {
      const hex = text.slice(at + 1, at + 3);
      if (!/^[\dA-F]{2}$/i.test(hex)) throw new Error(`Broken escape %${hex} in ${text}`);
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else if (code > 0x20 && code < 0x7f) bytes.push(code);
    else throw new Error(`Character ${code} stands unescaped in ${text}`);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}
