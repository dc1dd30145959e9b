/** Theme: light, dark or the device's choice. Light unless the visitor chose otherwise. */

import { root } from './root';

const KEY = 'theme';
const CHOICES = ['light', 'dark', 'system'];
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function stored(): string {
  try {
    const value = localStorage.getItem(KEY) as string;
    return CHOICES.includes(value) ? value : 'light';
  } catch {
    return 'light';
  }
}

function apply(choice: string) {
  root.dataset.themeChoice = choice;
  root.dataset.theme =
    choice === 'dark' || (choice === 'system' && prefersDark.matches) ? 'dark' : 'light';
}

/** Runs before the first paint, so that a dark page never flashes light. */
export function startTheme() {
  apply(stored());
  prefersDark.addEventListener('change', () => apply(root.dataset.themeChoice as string));
  addEventListener('storage', () => apply(stored()));
}

/** The header's button goes round: light, dark, system. */
export function nextTheme() {
  const choice = CHOICES[(CHOICES.indexOf(root.dataset.themeChoice as string) + 1) % 3] as string;
  apply(choice);
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
