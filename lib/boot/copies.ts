/**
 * Copies of visited pages for reading offline: the service worker is registered once the visitor has
 * agreed, and goes with everything it kept when they change their mind. Never under Save-Data.
 */
import { cacheNames } from '../offline/names';

const base = `${process.env.BASE_PATH}/`;
const root = document.documentElement;

/**
 * Registers the worker and tells it that this page is being read; and what the page has loaded, if the
 * worker was not there to see it.
 */
async function keep() {
  const { serviceWorker: workers } = navigator;
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const { active, waiting, installing } = await workers.register(`${base}sw.js`, {
    updateViaCache: 'none',
  });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  (active ?? waiting ?? installing)?.postMessage([location.href, ...loaded]);
}

async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (registration?.scope !== new URL(base, location.href).href) return;
  await registration.unregister();
  for (const name of Object.values(cacheNames(base))) await caches.delete(name);
}

let before = Promise.resolve();

/**
 * One after the other, so that a quick change of mind ends as it was meant. A browser may refuse: no
 * storage left, a private window. The site reads as before.
 */
function quietly(work: () => Promise<void>) {
  before = before.then(work).catch(() => {});
}

export function startCopies() {
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return;
  const start = () => {
    if (!process.env.OFFLINE_COPIES) quietly(forget);
    else if (root.dataset.consent === 'accepted') quietly(keep);
  };
  addEventListener('consentchange', () => {
    if (root.dataset.consent === 'accepted') start();
    else quietly(forget);
  });
  // A page rendered ahead is not being read yet, and copies never delay what is.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    addEventListener('load', start, { once: true });
  }
}
