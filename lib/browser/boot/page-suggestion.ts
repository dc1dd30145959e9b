/**
 * Inline script on the not-found page, behind the place for its suggestion: a link to the page that was
 * probably meant. The file is the same for every address, so only the browser can compare.
 *
 * It writes into one empty element whose content React leaves alone (decision 13); CSS shows the other
 * sentence while that one is empty (components/not-found/page-suggestion).
 */
import { suggestPage } from '../../not-found/suggest-page';

/** Address, base path included, and title. */
type Entry = [href: string, title: string];

const place = document.querySelector('[data-suggestion]') as HTMLElement;
/** What stands before every address of the language: base path and prefix. */
const base = place.dataset.base as string;
const list: Entry[] = JSON.parse(place.parentElement?.querySelector('script')?.text ?? '[]');
const { pathname } = location;
const page = suggestPage(
  pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname,
  list.map(([href, title]) => ({ href, title, path: href.slice(base.length) })),
);
if (page) {
  const [before = '', after = ''] = (place.dataset.suggestion as string).split('{page}');
  const link = document.createElement('a');
  link.className = 'text-link';
  link.href = page.href;
  link.textContent = page.title;
  const address = document.createElement('span');
  address.textContent = page.href;
  place.append(before, link, after, address);
}
