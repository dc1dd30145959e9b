/**
 * `/copies.js`, fetched once the visitor has answered the banner (lib/browser/boot/service-worker-consent.ts): registers the
 * service worker when they agreed, and takes it away with everything it kept when they change their mind.
 * Never registers under Save-Data.
 */
import { root } from '../boot/root';
import { savesData } from '../loader/saves-data';
import { cacheNames } from './names';
import { visitMessage } from './visit-message';

const base = `${process.env.BASE_PATH}/`;

async function keep() {
  if (savesData()) return;
  // Also where the page has a worker: one refused earlier on it is there still, but registered no longer.
  const { active, waiting, installing } = await navigator.serviceWorker.register(`${base}sw.js`, {
    updateViaCache: 'none',
  });
  (active ?? waiting ?? installing)?.postMessage(visitMessage());
}

async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (registration?.scope !== new URL(base, location.href).href) return;
  await registration.unregister();
  for (const name of Object.values(cacheNames(base))) await caches.delete(name);
}

let before = Promise.resolve();

/**
 * One answer after the other, so that a quick change of mind ends as it was meant. A browser may refuse:
 * no storage left, a private window. The site reads as before.
 */
function follow() {
  const agreed = process.env.OFFLINE_COPIES && root.dataset.consent === 'accepted';
  before = before.then(agreed ? keep : forget).catch(() => {});
}

addEventListener('consentchange', follow);
follow();
