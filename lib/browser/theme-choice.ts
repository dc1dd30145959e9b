/**
 * The visitor's choice of theme, as the page shows it. Two owners set it, one after the other: the boot
 * script until the toggle is hydrated, next-themes from then on (components/islands/theme).
 */

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Storage may hold anything: what is not a choice is light. */
export const themeChoice = (value: unknown): ThemeChoice =>
  value === 'dark' || value === 'system' ? value : 'light';

const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const;

/** The toggle goes round. */
export const followingChoice = (choice: ThemeChoice): ThemeChoice => NEXT[choice];

/**
 * Marks the choice on the root, where CSS shows its sign, and has the bars of the browser follow it: of
 * the two `theme-color` in the head (app/document.tsx), light first, the chosen one holds on every device.
 * Their `media` changes and not their `content`, by which React finds them when it hydrates.
 */
export function showChoice(choice: ThemeChoice) {
  document.documentElement.dataset.themeChoice = choice;
  document.querySelectorAll('meta[name=theme-color]').forEach((meta, at) => {
    const theme = at ? 'dark' : 'light';
    const chosen = choice === theme ? 'all' : 'not all';
    meta.setAttribute('media', choice === 'system' ? `(prefers-color-scheme: ${theme})` : chosen);
  });
}
