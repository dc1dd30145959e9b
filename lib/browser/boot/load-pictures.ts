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
