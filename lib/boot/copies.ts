/**
 * Copies of visited pages for reading offline: the service worker is registered once the visitor has
 * agreed, and goes with everything it kept when they change their mind. Never under Save-Data.
 */
import { cacheNames } from '../offline/names';

const base = `${process.env.BASE_PATH}/`;
const root = document.documentElement;

/** @param report tell the worker what this page has loaded, because it was not there to see it */
async function keep(report: boolean) {
  const { serviceWorker: workers } = navigator;
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const tell = report || !workers.controller;
  await workers.register(`${base}sw.js`, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  if (tell) active?.postMessage([location.href, ...loaded]);
}

async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (registration?.scope !== new URL(base, location.href).href) return;
  await registration.unregister();
  for (const name of Object.values(cacheNames(base))) await caches.delete(name);
}

/** A browser may refuse: no storage left, a private window. The site reads as before. */
const quietly = (work: Promise<void>) => work.catch(() => {});

export function startCopies() {
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return;
  const start = (report: boolean) => {
    if (!process.env.OFFLINE_COPIES) quietly(forget());
    else if (root.dataset.consent === 'accepted') quietly(keep(report));
  };
  addEventListener('consentchange', () => {
    if (root.dataset.consent === 'accepted') start(true);
    else quietly(forget());
  });
  // Not before the page has loaded: copies never delay what is being read.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => start(true), { once: true });
  } else {
    addEventListener('load', () => start(false), { once: true });
  }
}
