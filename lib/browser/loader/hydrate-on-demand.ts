/**
 * Hydration on demand: fetches React only when a visitor touches something that needs it (`data-island`),
 * queues presses and submits meanwhile, and replays each exactly once. Links alone never start it.
 *
 *   data-island                       region that React hydrates; gets `data-ready` when it has
 *   data-hydrate="query"              hydrates at once when the address has a query
 *   data-defer-click                  link in an island whose press waits for React
 *   <script id="hydration-scripts">   the page's scripts: [[address, integrity], …], in order of execution
 */
import { savesData } from './saves-data';

type Script = [address: string, integrity: string];
type QueuedEvent = { island: Element; replay: () => void; key: EventTarget | null };

/** Milliseconds until a region says that it is busy. */
const BUSY_AFTER = 300;
/**
 * Milliseconds that a submitted form waits for React. After that it goes the way that needs none
 * (lib/browser/boot/mailto-fallback): a browser asks a mail program only shortly after a press.
 */
const SUBMIT_WITHIN = 4000;
/** Milliseconds after which scripts that have not come count as failed. */
const GIVE_UP_AFTER = 30_000;

let hydrating = false;
let replaying = false;
/** Scripts that have not run: what has run cannot run again. */
let left: Script[] | undefined;
let queued: QueuedEvent[] = [];

/** Downloads all scripts first and runs them after: a failed download then leaves nothing half done. */
function hydrate() {
  if (hydrating) return;
  const list = document.getElementById('hydration-scripts');
  if (!list) {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate);
    return;
  }
  hydrating = true;
  left ??= JSON.parse(list.textContent as string) as Script[];
  afterPaint()
    .then(() => Promise.all((left as Script[]).map(download)))
    .then(() => Promise.all((left as Script[]).map(run)))
    .then((failed) => {
      left = failed.flat();
      if (left[0]) throw left;
    })
    .catch(() => {
      hydrating = false;
      // Islands may say that they could not be loaded.
      document.documentElement.dataset.unreached = '';
      replayEvents(() => true);
    });
}

/** What the browser itself answers to a press is shown before work begins; a page rendered ahead waits to be seen. */
const afterPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Into the browser's cache, whole, as its integrity is known only at its end; an error page has none. A failed
 * `<link rel=preload>` would stay failed for the page's lifetime.
 */
function download([address, integrity]: Script) {
  const signal = AbortSignal.timeout(GIVE_UP_AFTER);
  const ask = (cache?: RequestCache) => fetch(address, { integrity, signal, cache } as RequestInit);
  // What the cache holds may be damaged, or of an edition that wrote the same code otherwise.
  return ask().catch(() => ask('reload'));
}

/** What failed. A script that was downloaded may, where a browser keeps no copy of it. */
function run(one: Script) {
  return new Promise<Script[]>((resolve) => {
    const script = document.createElement('script');
    script.async = false;
    [script.src, script.integrity] = one;
    script.onload = () => resolve([]);
    script.onerror = () => resolve([one]);
    document.head.append(script);
    // They run in this order; React takes only scripts marked async for its own.
    script.setAttribute('async', '');
  });
}

/** Replays what was queued: for one island when it is ready, or natively what can wait no longer. */
function replayEvents(which: (one: QueuedEvent) => boolean) {
  const mine = queued.filter(which);
  queued = queued.filter((one) => !which(one));
  replaying = true;
  for (const one of mine) {
    one.island.ariaBusy = null;
    one.replay();
  }
  replaying = false;
}

function queueEvent(event: Event, island: Element, replay: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const key = event.target;
  if (queued.some((one) => one.key === key)) return;
  const one = { island, replay, key };
  queued.push(one);
  setTimeout(() => {
    if (queued.includes(one)) island.ariaBusy = 'true';
  }, BUSY_AFTER);
  if (event.type === 'submit')
    setTimeout(replayEvents, SUBMIT_WITHIN, (other: QueuedEvent) => other === one);
}

function onInteraction(event: Event) {
  const target = event.target as HTMLElement;
  const island = target.closest?.('[data-island]');
  if (!island || replaying || island.hasAttribute('data-ready')) return;
  // Under Save-Data a pointer that passes by is not worth a download; a press is.
  if (event.type !== 'pointerover' || !savesData()) hydrate();
  // The page has none, and none will come.
  if (!hydrating && document.readyState !== 'loading') return;
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    // A search form leads to its page by itself, unless nothing is asked.
    if (form.method === 'get' && (form[0] as HTMLInputElement).value) return;
    const { submitter } = event as SubmitEvent;
    queueEvent(event, island, () => form.requestSubmit(submitter as HTMLElement | null));
  } else if (event.type === 'click') {
    const control = target.closest<HTMLElement>('button[type=button],a[data-defer-click]');
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!control || button || ctrlKey || metaKey || shiftKey) return;
    if (control.matches('[data-action],[popovertarget]')) return;
    queueEvent(event, island, () => control.click());
  }
}

function start() {
  const isAsked = location.search && document.querySelector('[data-hydrate=query]');
  // A form that was sent says what is left to do (lib/browser/boot/drafts): in its place and not below it.
  if (isAsked || document.querySelector('[data-opened]:not([hidden])')) hydrate();
}

/** Listens from now on. */
export function listen() {
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click', 'submit'])
    document.addEventListener(type, onInteraction, true);
  addEventListener('islandready', ({ target }) => replayEvents(({ island }) => island === target));
  addEventListener('DOMContentLoaded', start);
}
