import { showAtTop } from './in-window';

let sight: IntersectionObserver | undefined;
let seen = false;

/** What has to be read of an element: the label of a field, the heading of a panel, or all of it. */
const leadOf = (element: Element) =>
  (element as HTMLInputElement).labels?.[0] ??
  element.querySelector('[role=status] > :is(h2, div > b)') ??
  element;

function watch() {
  seen = false;
  sight?.disconnect();
  const { activeElement } = document;
  if (activeElement) sight?.observe(leadOf(activeElement));
}

/**
 * What is shorter than the window comes as a whole, its label first; a panel begins below the header.
 * Anything else that is taller is read where it is read.
 */
function bringBack() {
  const element = document.activeElement as HTMLElement;
  // Bars that a phone hides while one scrolls resize the window, too: who has scrolled on stays there.
  if (!seen) return;
  if (element.matches('[role=status]') && element.offsetHeight > innerHeight / 2) {
    showAtTop(element);
  } else if (element.offsetHeight < innerHeight) {
    for (const part of [element, leadOf(element)]) part.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * From now on what has the focus stays in the window when that gets another size: a phone is turned, a
 * keyboard comes up on the screen. Only what was in sight before: an observer tells it after the event, so
 * that what it said last was true of the window as it was.
 */
export function keepInWindow() {
  if (sight || !window.IntersectionObserver) return;
  sight = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
  });
  addEventListener('focusin', watch);
  addEventListener('resize', bringBack);
  watch();
}
