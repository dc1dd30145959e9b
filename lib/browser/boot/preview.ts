/**
 * The page within the preview of `npm run edit` (`lib/editor/browser/preview.ts`): the editor stands at
 * another port, and may neither look into the page nor scroll it. So the page says that it is there and how far it is scrolled, and
 * goes where the page before it was.
 */
if (window.parent !== window) {
  const tell = () => window.parent.postMessage({ scrolled: window.scrollY }, '*');
  // A page that could not be made has no <main>, and says nothing.
  addEventListener('DOMContentLoaded', () => document.querySelector('main') && tell());
  addEventListener('scroll', tell, { passive: true });
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || typeof data?.scrollTo !== 'number') return;
    window.scrollTo({ top: data.scrollTo, behavior: 'instant' });
  });
}
