/*
 * Functions that run in the page. They travel as text, so each stands alone: nothing from this file's
 * scope, no imports.
 */

/** What a page of ours is watched for; kept on `window`. */
export type Watched = { mails: string[]; errors: string[] };

/**
 * Notes mails instead of opening them, and errors. A page may press a link that is not in the document:
 * no listener hears of that, so the press itself is replaced.
 */
export function watchPage() {
  if (Reflect.has(window, 'watched')) return;
  const watched: Watched = { mails: [], errors: [] };
  Reflect.set(window, 'watched', watched);
  const isMail = (link: Element | null | undefined): link is HTMLAnchorElement =>
    link instanceof HTMLAnchorElement && link.href.startsWith('mailto:');
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (isMail(this) && !this.isConnected) watched.mails.push(this.href);
    else click.call(this);
  };
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!isMail(link)) return;
      watched.mails.push(link.href);
      event.preventDefault();
    },
    true,
  );
  addEventListener('error', ({ message }) => watched.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => watched.errors.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    watched.errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** Which element: a selector and, where that fits several, the name a visitor sees or hears. */
export type Target = string | [selector: string, name: string];

/** Place for a press on the element, or why there is none yet. Scrolls it into the window. */
export function placeOf(target: Target): { x: number; y: number } | string {
  const [selector, name] = Array.isArray(target) ? target : [target, ''];
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(
      (label) => label.innerText,
    );
    const called = tidy(element.ariaLabel ?? (labels.join(' ') || element.innerText));
    return labels.length > 0 ? called.startsWith(name) : !name || called === name;
  });
  if (!found) return 'it is not to be seen';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The first line of a link that runs over two; a box for ticking may be drawn by its label.
  const [box] = found.getClientRects();
  if (!box?.width || !box.height) return 'it has no size';
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (
    !top ||
    !(found.contains(top) || top.contains(found) || top.closest('label')?.control === found)
  )
    return `${top?.outerHTML.slice(0, 80) ?? 'nothing'} is in front of it`;
  return { x: Math.round(x), y: Math.round(y) };
}

/** Chooses from a list as a visitor ends up doing it; how a list opens is the browser's affair. */
export function choose(selector: string, option: string) {
  const list = document.querySelector(selector) as HTMLSelectElement;
  list.focus();
  list.value = [...list.options].find(({ text }) => text === option)?.value ?? 'no such option';
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Text of the first visible element that the selector fits, its white space tidied. */
export function visibleText(selector: string): string | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return found ? found.innerText.replace(/\s+/g, ' ').trim() : null;
}

/** What a keyboard user is at: tag, id and visible name. */
export function focused(): string {
  const element = document.activeElement as HTMLElement;
  const name = element.ariaLabel ?? element.innerText ?? '';
  return `${element.localName}${element.id && `#${element.id}`} ${name.replace(/\s+/g, ' ').trim()}`.trim();
}
