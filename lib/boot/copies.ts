/**
 * Copies of visited pages for reading offline: the service worker is registered once the visitor has
 * agreed, and goes with everything it kept when they change their mind. Never under Save-Data.
 */
import { cacheNames } from '../offline/names';

const base = `${process.env.BASE_PATH}/`;
const root = document.documentElement;

async function register() {
  const options = { updateViaCache: 'none' } as const;
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    `${base}sw.js`,
    options,
  );
  return active ?? waiting ?? installing;
}

/**
 * Tells the worker that this page is being read, and what it has loaded so far.
 * @param answered the visitor has just agreed: a worker refused earlier on this page is there still, but
 *   registered no longer
 */
async function keep(answered: boolean) {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const { controller } = navigator.serviceWorker;
  const worker = answered || !controller ? await register() : controller;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage([location.href, ...loaded]);
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
  const allowed = () => process.env.OFFLINE_COPIES && root.dataset.consent === 'accepted';
  const start = () => {
    if (allowed()) quietly(() => keep(false));
    else if (!process.env.OFFLINE_COPIES) quietly(forget);
  };
  addEventListener('consentchange', () => quietly(allowed() ? () => keep(true) : forget));
  // A page rendered ahead is not being read yet, and copies never delay what is.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    addEventListener('load', start, { once: true });
  }
}
