/**
 * Fetches React only when a visitor reaches for something that needs it (`data-island`), holds what was
 * pressed meanwhile, and hands it over exactly once. Links alone never wake it.
 *
 *   data-island            region that React brings to life; gets `data-ready` when it has
 *   data-wake="load"       starts at once; "query": at once when the address has a query
 *   data-hold              link in an island whose press waits for React
 *   <script id="wake">     the page's scripts: [[address, integrity], …], in order of execution
 */
import { savesData } from './saves-data';

type Script = [address: string, integrity: string];
type Held = { island: Element; again: () => void; key: EventTarget | null };

/** Milliseconds until a region says that it is busy. */
const BUSY_AFTER = 300;
/**
 * Milliseconds that a submitted form waits for React. After that it goes the way that needs none
 * (lib/boot/mail-forms): a browser asks a mail program only shortly after a press.
 */
const SUBMIT_WITHIN = 4000;
/** Milliseconds after which scripts that have not come count as failed. */
const GIVE_UP_AFTER = 30_000;

let waking = false;
let passing = false;
/** A script was there and would not run: what has run cannot run again, so the page stays as it is. */
let broken = false;
let held: Held[] = [];

/** Downloads all scripts first and runs them after: a failed download then leaves nothing half done. */
function wake() {
  if (waking) return;
  const list = document.getElementById('wake');
  if (!list) {
    if (document.readyState === 'loading')
      addEventListener('DOMContentLoaded', wake, { once: true });
    return;
  }
  waking = true;
  const scripts: Script[] = JSON.parse(list.textContent as string);
  Promise.all(scripts.map(download)).then(
    () => scripts.forEach(run),
    () => {
      waking = false;
      // Islands may say that they could not be loaded.
      document.documentElement.toggleAttribute('data-unreached', true);
      release(() => true);
    },
  );
}

/** Into the browser's cache. A failed `<link rel=preload>` would stay failed for the page's lifetime. */
async function download([address, integrity]: Script) {
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(GIVE_UP_AFTER) });
  if (!response.ok) throw new Error(address);
  await response.blob();
}

function run([address, integrity]: Script) {
  const script = document.createElement('script');
  script.async = false;
  script.integrity = integrity;
  script.src = address;
  script.onerror = () => {
    broken = true;
    release(() => true);
  };
  document.head.append(script);
  // They run in this order; React takes only scripts marked async for its own.
  script.setAttribute('async', '');
}

/** Presses again what was held: for one island when it is ready, or natively what can wait no longer. */
function release(which: (one: Held) => boolean) {
  const mine = held.filter(which);
  held = held.filter((one) => !mine.includes(one));
  passing = true;
  for (const one of mine) {
    one.island.removeAttribute('aria-busy');
    one.again();
  }
  passing = false;
}

function hold(event: Event, island: Element, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const key = event.target;
  if (held.some((one) => one.key === key)) return;
  const one = { island, again, key };
  held.push(one);
  setTimeout(() => {
    if (held.includes(one)) island.setAttribute('aria-busy', 'true');
  }, BUSY_AFTER);
  if (event.type === 'submit') setTimeout(release, SUBMIT_WITHIN, (other: Held) => other === one);
}

function reach(event: Event) {
  const target = event.target as HTMLElement;
  const island = target.closest?.('[data-island]');
  if (!island || passing || broken || island.hasAttribute('data-ready')) return;
  // Under Save-Data a pointer that passes by is not worth a download; a press is.
  const passingBy = event.type === 'pointerover';
  if (!(passingBy && savesData())) wake();
  if (!document.getElementById('wake') && document.readyState !== 'loading') return;
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    // A search form leads to its page by itself.
    if (form.method === 'get') return;
    const { submitter } = event as SubmitEvent;
    hold(event, island, () => form.requestSubmit(submitter as HTMLElement | null));
  } else if (event.type === 'click') {
    const control = target.closest<HTMLElement>('button[type=button],a[data-hold]');
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!control || button || ctrlKey || metaKey || shiftKey) return;
    if (control.matches('[data-do],[popovertarget]')) return;
    hold(event, island, () => control.click());
  }
}

function start() {
  if (!document.querySelector(`[data-wake=load]${location.search && ',[data-wake=query]'}`)) return;
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', wake, { once: true });
  else wake();
}

/** Listens from now on. */
export function listen() {
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click', 'submit']) {
    document.addEventListener(type, reach, { capture: true, passive: type === 'touchstart' });
  }
  document.addEventListener('islandready', ({ target }) =>
    release(({ island }) => island === target),
  );
  addEventListener('DOMContentLoaded', start);
}
