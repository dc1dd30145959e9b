/**
 * The service worker, registered only for visitors who agreed to copies (lib/browser/boot/service-worker-consent.ts). Pages
 * come from the network while it answers and from the copy when it does not; files named by their
 * content come from the copy. docs/decisions/0026-copies-for-reading-offline.md
 */

import { languages } from '../../languages';
import { base, cacheShell, find, keep, names, trim } from './store';
import { type FetchEvent, scope } from './worker-types';

/** Milliseconds after which a page that has a copy is shown from it. */
const NETWORK_TIMEOUT_MS = 3000;
/** The home pages, that of the first language last: its address begins all the others. */
const homes = [...languages]
  .reverse()
  .map(({ prefix }) => new URL(`${base.slice(0, -1)}${prefix}/`, location.href).href);
const offlinePages = homes.map((home) => `${home}offline/`);
/** The offline page in the language of an address. */
const offlinePageOf = (url: string) =>
  offlinePages[homes.findIndex((home) => url.startsWith(home))] as string;
const namedByContent = new RegExp(`^${base}(?:_next/static|art)/`);

const pageOf = ({ origin, pathname }: URL) => origin + pathname;
const isHtml = ({ headers }: Response) => /^text\/html/.test(headers.get('Content-Type') ?? '');

async function keepPage(url: string, response: Response) {
  if (response.status === 404) await (await caches.open(names.pages)).delete(url);
  else if (isHtml(response) && !offlinePages.includes(url)) await keep('pages', url, response);
  await trim();
}

/**
 * Answers to pages that have not said yet that they are being read: the browser may only have fetched
 * them ahead. A few, because each holds its text in memory.
 */
const pendingResponses = new Map<string, Response>();
const MOST_PENDING = 6;

function remember(url: string, response: Response) {
  pendingResponses.set(url, response);
  for (const oldest of pendingResponses.keys())
    if (pendingResponses.size > MOST_PENDING) pendingResponses.delete(oldest);
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = pageOf(new URL(request.url));
  const fresh = event.preloadResponse.then((early) => early ?? fetch(request));
  fresh.then((response) => remember(url, response.clone())).catch(() => {});
  const answer = fresh.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const first = await Promise.race([answer, late]);
  if (first && first.status < 500) return first;
  const copy = (await find(url)) ?? ((await find(`${url}/`)) && Response.redirect(`${url}/`));
  return copy ?? (await answer) ?? (await find(offlinePageOf(url))) ?? Response.error();
}

async function file(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const fetchAndKeep = async () => {
    const response = await fetch(event.request);
    event.waitUntil(keep('files', url, response.clone()));
    return response;
  };
  // What was kept did not have the content that its page names (lib/browser/loader).
  if (event.request.cache === 'reload') await (await caches.open(names.files)).delete(url);
  if (namedByContent.test(new URL(url).pathname)) return (await find(url)) ?? fetchAndKeep();
  return fetchAndKeep().catch(async () => (await find(url)) ?? Response.error());
}

let making: Promise<void> | undefined;

/** The shell is made at installation, and again for a visitor who refused and agrees on one page. */
function makeShell() {
  making ??= cacheShell(offlinePages).finally(() => {
    making = undefined;
  });
  return making;
}

/** A page is being read: its address first, then the files that it has loaded so far. */
async function cacheVisit([visited = '', ...files]: string[]) {
  if (making || !(await caches.has(names.shell))) await makeShell();
  const ours = (address: string) => address.startsWith(new URL(base, location.href).href);
  if (ours(visited)) {
    const url = pageOf(new URL(visited));
    const answer = pendingResponses.get(url) ?? (await fetch(url));
    pendingResponses.delete(url);
    await keepPage(url, answer);
  }
  for (const url of files.filter(ours)) {
    if (namedByContent.test(new URL(url).pathname) && !(await find(url)))
      await keep('files', url, await fetch(url));
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(makeShell().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  // Asks for the page while the worker starts; not every browser can.
  event.waitUntil(Promise.all([navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener('message', (event) => {
  event.waitUntil(cacheVisit(event.data as string[]).catch(() => {}));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const ours = origin === location.origin && pathname.startsWith(base);
  // The editor of the site (docs/decisions/0077) works with the network or not at all.
  if (
    !ours ||
    pathname.startsWith(`${base}admin/`) ||
    request.method !== 'GET' ||
    request.headers.has('Range')
  )
    return;
  event.respondWith(request.mode === 'navigate' ? page(event) : file(event));
});
