/**
 * Pictures that are fetched when they are wanted. They wait as `<use data-href>`, because a browser
 * fetches what `<use href>` names even where nobody sees it.
 */

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
/** A visitor who pays by the megabyte has asked for none of what is only to be looked at. */
const savesData =
  connection?.saveData || window.matchMedia?.('(prefers-reduced-data: reduce)').matches;

/** Fetches the pictures inside an element. */
export function loadPictures(inside: Element) {
  if (savesData) return;
  for (const use of inside.querySelectorAll<SVGUseElement>('use[data-href]')) {
    use.setAttribute('href', use.dataset.href as string);
  }
}
