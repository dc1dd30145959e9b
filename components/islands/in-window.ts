/** Room between the header and what is shown below it, in pixels. */
const AIR = 8;

/**
 * Scrolls so that an element begins right below the header, at once. Done by hand: the browser's own
 * distance (`scroll-padding`) is meant for reading, and in a low window every line counts.
 */
export function showAtTop(element: Element | null | undefined): void {
  if (!element) return;
  // Where the header is not fixed it has been scrolled away, or stands above the element anyway.
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = element.getBoundingClientRect().top - Math.max(0, header) - AIR;
  scrollBy({ top, behavior: 'instant' });
}
