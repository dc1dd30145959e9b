import { MAILTO_LIMIT } from '@/lib/mail/mailto';

/**
 * A mail form that is submitted without React, because its files never came. Left to themselves browsers
 * post it to the mail program, but Chromium and WebKit spoil every letter beyond ASCII and every `&` on
 * the way. Here the answers go as one well-formed mail, each behind its label; the fields keep them. What
 * React answers, or the loader holds for it, is prevented before it arrives here.
 */

/**
 * An answer as the page prints it: behind its label without the star, the remark in brackets and the full
 * stop, or behind the heading of its radio buttons, and an option by its name, if one was chosen.
 */
function printed(fields: Iterable<Element>, name: string, value: FormDataEntryValue) {
  const field = ([...fields] as (HTMLInputElement & { selectedOptions?: HTMLCollection })[]).find(
    (one) => one.name === name && one.value === value,
  );
  const label = field?.labels?.[0];
  const question = (field?.closest('fieldset')?.firstChild ?? label)?.textContent;
  const option = field?.selectedOptions?.[0] ?? label?.querySelector('b');
  return `${question?.split(/\.?\s[*(]|\.$/)[0] ?? name}: ${value && (option?.textContent ?? value)}`;
}

/**
 * Says in the form that one step is left, with the answers as a text to copy.
 * @param show brings it into the window, with the focus
 * @returns the address of the mail
 */
export function tellOpened(form: HTMLFormElement, show: boolean): string {
  const fields = form.elements as HTMLFormControlsCollection & Record<string, HTMLInputElement>;
  const answers = [...new FormData(form)].map(([name, value]) => printed(fields, name, value));
  // The subject ends in the option that the form is about.
  const about = (fields.solution ?? fields.position)?.value;
  const action = form.action + (about ? `%20-%20${about}` : '');
  const mail = (text: string) =>
    `${action}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  // No character is shorter than one of the address.
  const text = answers.join('\n');
  const characters = [...text].slice(0, MAILTO_LIMIT);
  let href = mail(text);
  while (href.length > MAILTO_LIMIT) {
    characters.splice(-20);
    href = mail(`${characters.join('')}\n[…]`);
  }
  const told = form.querySelector('[data-opened]') as HTMLElement;
  const place = scrollY;
  told.hidden = false;
  (told.querySelector('pre') as Element).textContent = `${action.split(/[:?]/)[1]}\n${text}`;
  if (show) {
    told.querySelector('p')?.focus({ preventScroll: true });
    told.scrollIntoView();
    // A browser that has gone back to its place already would hold on to what stood there without this.
  } else if (place) scrollTo(0, place);
  return href;
}

export function startMailtoFallback() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.dataset.draft) return;
    event.preventDefault();
    Object.assign(document.createElement('a'), { href: tellOpened(form, true) }).click();
  });
}
