/**
 * The page within the preview of `npm run edit` (`lib/editor/browser/preview.ts`): the editor stands at
 * another origin, and may neither look into the page nor scroll it. So the page says that it is there and
 * how far it is scrolled, goes where the page before it was, takes new words when the editor says that there
 * are some, and says which language was chosen in it.
 */
if (window.parent !== window) {
  const tell = () => window.parent.postMessage({ scrolled: window.scrollY }, '*');
  /**
   * Whether the page can be looked at: what follows <main> has begun, and the styles are there. The scripts
   * of a development server take longer than all the rest, and no word waits for them.
   */
  const isThere = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const isWhole = document.querySelector('main ~ *, :has(> main) ~ *') !== null;
    return (isWhole || document.readyState !== 'loading') && sheets.every(({ sheet }) => sheet);
  };
  const look = () => {
    // A page that could not be made has no <main>, and says nothing.
    if (document.readyState === 'complete' && !document.querySelector('main')) return;
    if (document.querySelector('main') && isThere()) tell();
    else setTimeout(look, 16);
  };
  look();
  addEventListener('scroll', tell, { passive: true });
  // What a development server shows of an error is for programmers; the editor says it in its own words.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('nextjs-portal { display: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  /** Milliseconds in which the development server has learnt of a photo that was just saved. */
  const PHOTO = 1500;
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.dataset.again) return;
      const again = target.cloneNode() as HTMLImageElement;
      again.dataset.again = '';
      setTimeout(() => target.replaceWith(again), PHOTO);
    },
    true,
  );
  /**
   * Takes the words from what the server makes of the page now. Styles are there already, and the scripts of
   * a development server, which take longest, are not asked for again.
   * @returns whether there is such a page
   */
  const renew = async () => {
    const response = await fetch(location.href, { cache: 'no-store' });
    if (!response.ok) return false;
    const made = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!made.querySelector('main')) return false;
    // The text may have a footer of its own; that of the site is known by <main>, while this stands there.
    for (const part of ['[data-site-header]', 'main ~ footer', 'main']) {
      const next = made.querySelector(part);
      if (next) document.querySelector(part)?.replaceWith(next);
    }
    return true;
  };
  addEventListener('message', async ({ source, data }) => {
    if (source !== window.parent) return;
    if (data?.renew) {
      const renewed = await renew().catch(() => false);
      window.parent.postMessage({ renewed }, '*');
    }
    if (typeof data?.scrollTo !== 'number') return;
    const scroll = () => window.scrollTo({ top: data.scrollTo, behavior: 'instant' });
    scroll();
    // What is still to come may make the page longer.
    addEventListener('DOMContentLoaded', scroll);
  });
  // The page in another language stands on another server: the editor shows it.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[hreflang]') : null;
      const chosen = link?.getAttribute('hreflang');
      if (!chosen || chosen === document.documentElement.lang) return;
      event.preventDefault();
      window.parent.postMessage({ language: chosen }, '*');
    },
    true,
  );
}
