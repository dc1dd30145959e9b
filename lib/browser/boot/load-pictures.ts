/**
 * Pictures that are fetched when they are wanted. They wait as `<use data-href>`, because a browser
 * fetches what `<use href>` names even where nobody sees it.
 */

/** A visitor who pays by the megabyte has asked for none of what is only to be looked at. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData || window.matchMedia?.('(prefers-reduced-data: reduce)').matches || false
  );
}

/** Fetches the pictures inside an element. */
export function loadPictures(inside: Element) {
  if (savesData()) return;
  for (const use of inside.querySelectorAll<SVGUseElement>('use[data-href]')) {
    use.setAttribute('href', use.dataset.href as string);
  }
}
