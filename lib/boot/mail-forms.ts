/**
 * A mail form that is submitted before React is awake, or without it, because its files are late or
 * never come. Left to themselves browsers post it to the mail program, but Chromium and WebKit spoil
 * every letter beyond ASCII and every `&` on the way. Here the answers go as one well-formed mail; the
 * fields keep them. Once React answers the event, it has prevented it before it arrives here.
 */

/** As MAILTO_LIMIT of lib/mail/mailto, which is too much to carry in every page's head. */
const LIMIT = 1900;
const CUT = '\r\n[…]';

const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

function line(form: HTMLFormElement, name: string, value: string): string {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  // The label's words without its mark; a box stands first in its label and is named by its own name.
  return `${field.labels?.[0]?.firstChild?.textContent?.trim() || name}: ${value}`;
}

function mailOf(form: HTMLFormElement): string {
  const lines = [...new FormData(form)].map(([name, value]) => line(form, name, String(value)));
  const characters = [...lines.join('\n')];
  const start = `${form.action}&body=`;
  let body = encode(characters.join(''));
  while (start.length + body.length > LIMIT) {
    characters.length = Math.max(0, characters.length - 20);
    body = encode(characters.join('') + CUT);
  }
  return start + body;
}

export function startMailForms() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !/^mailto:/.test(form.action)) return;
    event.preventDefault();
    const link = document.createElement('a');
    link.href = mailOf(form);
    link.click();
  });
}
