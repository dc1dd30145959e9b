/**
 * Third inline script, on the offline page, behind the list it fills: the pages this device has kept,
 * the one read last on top. Without copies the list stays hidden. And what came of a press on "Try again".
 */
import { cacheNames } from '../offline/names';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const TITLE = /property="og:title" content="([^"]*)"/;

const titleOf = (html: string) =>
  TITLE.exec(html)?.[1]?.replace(/&([^;]+);/g, (all, name) => ENTITIES[name] ?? all);

async function list(place: HTMLElement) {
  const { pages } = cacheNames(`${process.env.BASE_PATH}/`);
  if (!(await caches.has(pages))) return;
  const cache = await caches.open(pages);
  const [template] = place.getElementsByTagName('template');
  for (const request of [...(await cache.keys())].reverse()) {
    const copy = await cache.match(request, { ignoreVary: true });
    const title = copy && titleOf(await copy.text());
    const item = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    const link = item?.querySelector('a');
    if (!title || !item || !link) continue;
    link.href = request.url;
    link.textContent = title;
    template?.before(item);
    place.hidden = false;
  }
}

const place = document.querySelector<HTMLElement>('[data-offline-pages]');
if (place && 'caches' in window) list(place).catch(() => {});

// That button is a form without fields: it asks for the address with an empty query, and here it came to this page again.
const tried = document.querySelector<HTMLElement>('[data-offline-tried]');
if (tried && location.href.endsWith('?')) tried.hidden = navigator.onLine;
