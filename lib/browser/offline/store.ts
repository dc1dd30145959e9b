/** The copies: writing, finding, and throwing away the oldest. */
import { savesData } from '../loader/saves-data';
import { cacheNames, SIZE } from './names';
import { scope } from './worker-types';

export const base = new URL(scope.registration.scope).pathname;
export const names = cacheNames(base);

/** No copy is larger; a longer page than this does not exist. */
const MOST_EACH = 1_500_000;
const LIMITS = [
  [names.pages, 40, 4_000_000],
  [names.files, 240, 8_000_000],
] as const;

/** Files asked for since the worker started: most pages share them, so they go last. */
const used = new Set<string>();

/** The shell is made when the visitor agrees and deleted when they change their mind. */
const allowed = () => caches.has(names.shell);

/** The copy of an address, if there is one. */
export function find(url: string): Promise<Response | undefined> {
  used.add(url);
  return caches.match(url, { ignoreVary: true });
}

async function put(name: string, url: string, response: Response) {
  const body = await response.blob();
  if (body.size > MOST_EACH) return;
  const headers = new Headers(response.headers);
  // The browser has unpacked it already.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(SIZE, String(body.size));
  const cache = await caches.open(name);
  // Deleted first, so that the newest stands last.
  await cache.delete(url);
  await cache.put(url, new Response(body, { headers }));
}

const good = ({ ok, type, redirected }: Response) => ok && type === 'basic' && !redirected;

/** Keeps a copy, if the visitor allows it and the answer is whole and our own. */
export async function keep(kind: 'pages' | 'files', url: string, response: Response) {
  if (!good(response) || savesData() || !(await allowed())) return;
  await put(names[kind], url, response);
  // Refused while it was being written: writing has made the cache once more.
  if (!(await allowed())) await caches.delete(names[kind]);
}

/** Fetches the offline pages anew, with the files their HTML names and the one that removes the copies. */
export async function cacheShell(pages: readonly string[]) {
  const shells = await Promise.all(pages.map(fetchShell));
  const files = new Set([
    ...shells.flatMap((shell) => shell.files),
    new URL(`${base}copies.js`, pages[0]).href,
  ]);
  await caches.delete(names.shell);
  for (const { page, response } of shells) await put(names.shell, page, response);
  await Promise.all(
    [...files].map(async (file) => {
      const answer = await fetch(file);
      if (good(answer)) await put(names.shell, file, answer);
    }),
  );
}

/** An offline page, and the files that its HTML names. */
async function fetchShell(page: string) {
  const response = await fetch(page, { cache: 'no-cache' });
  if (!good(response)) throw new TypeError(`${page}: ${response.status}`);
  const html = await response.clone().text();
  const files = [...html.matchAll(/(?:href|src)="([^"#]*\/_next\/static\/[^"#]+)/g)]
    .map(([, file = '']) => new URL(file, page).href)
    .filter((file) => file.startsWith(new URL(base, page).href));
  return { page, response, files };
}

/** Throws the oldest copies away until the limits hold. */
export async function trim() {
  for (const [name, entries, bytes] of LIMITS) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const copies = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const copy = await cache.match(url, { ignoreVary: true });
        // One that is being written anew is missing for a moment.
        return { url, size: Number(copy?.headers.get(SIZE) ?? 0) };
      }),
    );
    let count = copies.length;
    let sum = copies.reduce((total, { size }) => total + size, 0);
    const oldestFirst = [
      ...copies.filter(({ url }) => !used.has(url)),
      ...copies.filter(({ url }) => used.has(url)),
    ];
    for (const { url, size } of oldestFirst) {
      if (count <= entries && sum <= bytes) break;
      await cache.delete(url);
      count -= 1;
      sum -= size;
    }
  }
}
