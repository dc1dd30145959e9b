/** Room between the header and what is shown below it, in pixels. */
const AIR = 8;

/**
 * Scrolls so that an element begins right below the header, at once. Done by hand: the browser's own
 * distance (`scroll-padding`) is meant for reading, and in a low window every line counts.
 */
export function showAtTop(element: Element | null | undefined): void {
  if (!element) return;
  const top = element.getBoundingClientRect().top - headerBottom() - AIR;
  scrollBy({ top, behavior: 'instant' });
}

/** Gives the focus to an element, in the middle of the window. */
export function focusAtMiddle(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/**
 * Gives the focus to an element that was left, where it stood in the window or the dialog around it; in the
 * middle where a window that was made lower since has no room there.
 * @param top where it stood below the top of the window, in pixels
 */
export function focusAsLeft(
  element: HTMLElement | null | undefined,
  top: number | undefined,
): void {
  focusAtMiddle(element);
  if (!element || top === undefined) return;
  if (top >= 0 && top + element.offsetHeight <= innerHeight) standAsLeft(element, top);
}

/** Scrolls so that an element stands where it stood, `top` pixels below the top of the window. */
export function standAsLeft(element: Element, top = 0): void {
  const by = element.getBoundingClientRect().top - top;
  (element.closest('dialog') ?? window).scrollBy({ top: by, behavior: 'instant' });
}

/** Whether an element begins in the window or below it; true of none. */
export function isBelowHeader(element: Element | null | undefined): boolean {
  return !element || element.getBoundingClientRect().top >= headerBottom();
}

/** Whether an element ends in the window, and above what lies at its foot; false of none. */
export function endsInWindow(element: Element | null | undefined): boolean {
  if (!element) return false;
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return element.getBoundingClientRect().bottom <= innerHeight - (covered || 0);
}

/** Where the header is not fixed it has been scrolled away, or stands above the elements anyway. */
function headerBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}
