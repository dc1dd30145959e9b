import { MAILTO_LIMIT } from '@/lib/mail/mailto';

/**
 * A mail form that is submitted without React, because its files never came. Left to themselves browsers
 * post it to the mail program, but Chromium and WebKit spoil every letter beyond ASCII and every `&` on
 * the way. Here the answers go as one well-formed mail, each behind its label; the fields keep them. What
 * React answers, or the loader holds for it, is prevented before it arrives here.
 */

export function startMailtoFallback() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches('[data-draft]')) return;
    event.preventDefault();
    const fields = form.elements as HTMLFormControlsCollection & Record<string, HTMLInputElement>;
    const answers = [...new FormData(form)]
      // The label without its star.
      .map(
        ([name, value]) =>
          `${fields[name]?.labels?.[0]?.textContent?.split(/\s\*/)[0] ?? name}: ${value}`,
      )
      .join('\n');
    // The subject ends in the option that the form is about.
    const about = (fields.solution ?? fields.position)?.value;
    const action = form.action + (about ? `%20-%20${about}` : '');
    const mail = (text: string) =>
      `${action}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
    // No character is shorter than one of the address.
    const characters = [...answers].slice(0, MAILTO_LIMIT);
    let href = mail(answers);
    while (href.length > MAILTO_LIMIT) {
      characters.splice(-20);
      href = mail(`${characters.join('')}\n[…]`);
    }
    Object.assign(document.createElement('a'), { href }).click();
    // Shown by lib/browser/boot/form-errors.
    form.querySelector<HTMLElement>('[data-opened]')?.focus();
  });
}
