/** Inline script behind lists whose pictures (`svg[data-lazy]`) wait until they are less than a screen away. */
import { loadDecoration } from './load-pictures';

if (window.IntersectionObserver) {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) loadDecoration(target);
    },
    { rootMargin: '100%' },
  );
  for (const picture of document.querySelectorAll('[data-lazy]')) near.observe(picture);
}
