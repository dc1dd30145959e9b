import { expect, type Locator } from 'playwright/test';

/** What keeps an element from being seen: outside the window, or under something else. Empty when nothing. */
export function hiddenBy(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return `outside the window: ${box}`;
    const { display, pointerEvents } = getComputedStyle(element);
    const isInline = display === 'inline' || pointerEvents === 'none';
    for (const x of [left + 3, (left + right) / 2, right - 3]) {
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const over = document.elementFromPoint(x, y);
        // Beside a round corner what holds the element answers; at mid-height only where it lays a sign over it.
        const isOwn = over?.contains(element) && (isInline || y !== (top + bottom) / 2);
        if (over && !element.contains(over) && !isOwn)
          return `covered at ${Math.round(x)} ${Math.round(y)} by ${over.outerHTML.slice(0, 80)}`;
      }
    }
    return '';
  });
}

/** Milliseconds between two looks: what comes, comes within a few frames. */
const SOON = [20, 40, 80, 160];

/** The whole element is inside the window, and nothing lies over it. */
export async function expectInWindow(locator: Locator) {
  await expect.poll(() => hiddenBy(locator), { intervals: SOON }).toBe('');
}
