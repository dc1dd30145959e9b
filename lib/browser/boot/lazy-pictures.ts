/** Inline script behind lists whose pictures (`svg[data-lazy]`) wait until they are less than a screen away. */
import { loadPictures } from './load-pictures';

if (window.IntersectionObserver) {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) loadPictures(target);
    },
    { rootMargin: '100%' },
  );
  for (const picture of document.querySelectorAll('[data-lazy]')) near.observe(picture);
}
