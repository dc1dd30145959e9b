/**
 * Pictures that are fetched when they are wanted. They wait as `<use data-href>`, because a browser
 * fetches what `<use href>` names even where nobody sees it.
 */

/** Fetches the pictures inside an element. */
export function loadPictures(inside: Element) {
  for (const use of inside.querySelectorAll<SVGUseElement>('use[data-href]')) {
    use.setAttribute('href', use.dataset.href as string);
  }
}

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** The same for what is only to be looked at: not for a visitor who saves data. */
export function loadDecoration(inside: Element) {
  if (
    !(navigator as WithConnection).connection?.saveData &&
    !window.matchMedia?.('(prefers-reduced-data:reduce)').matches
  )
    loadPictures(inside);
}
