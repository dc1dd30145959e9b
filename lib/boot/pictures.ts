/**
 * Pictures that are fetched when they are wanted. They wait as `<use data-href>`, because a browser
 * fetches what `<use href>` names even where nobody sees it.
 */

/** Fetches the pictures inside an element. */
export function showPictures(inside: Element) {
  for (const use of inside.querySelectorAll<SVGUseElement>('use[data-href]')) {
    use.setAttribute('href', use.dataset.href as string);
  }
}

/** `svg[data-near]` above this script: fetched when less than a screen away. */
export function watchPictures() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) showPictures(target);
    },
    { rootMargin: '100%' },
  );
  for (const picture of document.querySelectorAll('[data-near]')) near.observe(picture);
}
