/**
 * The language that the visitor chose last, kept in local storage. On a page in another one the root
 * carries `data-elsewhere`, and CSS shows the way there; nobody is led away.
 */
import { root } from './root';
import { store, stored } from './storage';

const KEY = 'language';

/** Runs before the first paint. */
export function startLanguage() {
  const chosen = stored(KEY);
  root.toggleAttribute('data-elsewhere', (chosen || root.lang) !== root.lang);
}

/** The way to another language was taken, or the visitor stays in that of the page. */
export function chooseLanguage(id: string) {
  store(KEY, id);
  root.removeAttribute('data-elsewhere');
}
