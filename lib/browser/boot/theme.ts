/**
 * Theme: light, dark or the device's choice; light unless the visitor chose otherwise. The script of
 * next-themes sets `data-theme` before the first paint. This one shows which choice that is, and answers
 * until the toggle is hydrated (`data-theme-hydrated`), which most visitors never need.
 */

import { followingChoice, showChoice, type ThemeChoice, themeChoice } from '../theme-choice';
import { root } from './root';
import { store, stored } from './storage';

/** The one that next-themes uses unless told otherwise. */
const KEY = 'theme';
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** A choice that storage would not take: it holds for this page. */
let unsaved: ThemeChoice | undefined;

/** Rubbish goes: next-themes would take it for the name of a theme. */
function chosen(): ThemeChoice {
  if (unsaved) return unsaved;
  const value = stored(KEY);
  const choice = themeChoice(value);
  if (value !== null && value !== choice) localStorage.removeItem(KEY);
  return choice;
}

const shown = () => root.dataset.themeChoice as ThemeChoice;

function apply(choice: ThemeChoice) {
  if (root.dataset.themeHydrated) return;
  showChoice(choice);
  root.dataset.theme =
    choice === 'dark' || (choice === 'system' && prefersDark.matches) ? 'dark' : 'light';
}

/** Runs before the first paint, and before the script of next-themes. */
export function startTheme() {
  showChoice(chosen());
  prefersDark.addEventListener('change', () => apply(shown()));
  // Another tab, the page before this one, or that which had this one rendered ahead may have changed it.
  for (const type of ['storage', 'pageshow', 'prerenderingchange'])
    addEventListener(type, () => apply(chosen()));
}

/** The header's button was pressed. */
export function nextTheme() {
  if (root.dataset.themeHydrated) return;
  const choice = followingChoice(shown());
  apply(choice);
  unsaved = store(KEY, choice) ? undefined : choice;
}
