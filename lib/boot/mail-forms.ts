/**
 * A mail form that is submitted without React, because its files never came. Left to themselves browsers
 * post it to the mail program, but Chromium and WebKit spoil every letter beyond ASCII and every `&` on
 * the way. Here the answers go as one well-formed mail; the fields keep them. What React answers, or the
 * loader holds for it, is prevented before it arrives here. Every byte of this is in every page.
 */

/** As MAILTO_LIMIT of lib/mail/mailto. */
const LIMIT = 1900;

export function startMailForms() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.action.startsWith('mailto:')) return;
    event.preventDefault();
    const answers = [...new FormData(form)].map((answer) => answer.join(': ')).join('\n');
    const mail = (text: string) =>
      `${form.action}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
    // No character is shorter than one of the address.
    const characters = [...answers].slice(0, LIMIT);
    let href = mail(answers);
    while (href.length > LIMIT) {
      characters.splice(-20);
      href = mail(`${characters.join('')}\n[…]`);
    }
    Object.assign(document.createElement('a'), { href }).click();
  });
}
