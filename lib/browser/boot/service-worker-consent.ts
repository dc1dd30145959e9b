/**
 * Copies of visited pages for reading offline. Every byte of this is in every page, so what registers
 * and removes the service worker is a file of its own (lib/browser/offline/register.ts), which only a visitor who
 * answers the banner fetches. A page that has its worker only says that it is being read.
 */
import { savesData } from '../loader/saves-data';
import { visitMessage } from '../offline/visit-message';
import { root } from './root';

let script: HTMLScriptElement | undefined;

function fetchFile() {
  if (script) return;
  script = document.createElement('script');
  script.src = `${process.env.BASE_PATH}/copies.js`;
  document.head.append(script);
}

export function startServiceWorkerConsent() {
  const workers = navigator.serviceWorker;
  if (process.env.NODE_ENV !== 'production' || !workers) return;
  const agreed = () => process.env.OFFLINE_COPIES && root.dataset.consent === 'accepted';
  // A page that has its worker without consent lost the answer: the file clears up.
  const follow = () => {
    if (agreed() || workers.controller) fetchFile();
  };
  const start = () => {
    if (savesData()) return;
    if (agreed() && workers.controller) workers.controller.postMessage(visitMessage());
    else follow();
  };
  addEventListener('consentchange', follow);
  // A page rendered ahead is not being read yet, and copies never delay what is.
  const { prerendering } = document as { prerendering?: boolean };
  addEventListener(prerendering ? 'prerenderingchange' : 'load', start);
}
