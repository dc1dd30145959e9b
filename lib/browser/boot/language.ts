/**
 * The language that the visitor chose last, kept in local storage. On a page in another one the root
 * carries `data-elsewhere`, and CSS shows the way there; nobody is led away.
 */
import { root } from './root';

const KEY = 'language';

/** Runs before the first paint. */
export function startLanguage() {
  try {
    const chosen = localStorage.getItem(KEY);
    root.toggleAttribute('data-elsewhere', !!chosen && chosen !== root.lang);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** The way to another language was taken, or the visitor stays in that of the page. */
export function chooseLanguage(id: string) {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Nothing is kept.
  }
  root.removeAttribute('data-elsewhere');
}
