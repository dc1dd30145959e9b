/**
 * The banner's answer: `accepted` or `declined`, kept in local storage. While there is none (or the
 * footer's Cookie Preferences was pressed) the root carries `data-consent="ask"` and CSS shows the banner.
 */

import { root } from './root';

const KEY = 'cookie-consent';
let opener: HTMLElement | null = null;

function stored(): string | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

/** Runs before the first paint. */
export function startConsent() {
  root.dataset.consent = stored() ?? 'ask';
}

/** Stores the answer, hides the banner, gives the focus back to what opened it. */
export function answerConsent(choice: string) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the answer holds for this page.
  }
  root.dataset.consent = choice;
  dispatchEvent(new Event('consentchange'));
  opener?.focus();
  opener = null;
}

/** Cookie Preferences: the banner again, with the present choice marked. */
export function reopenConsent(from: HTMLElement) {
  const present = stored();
  opener = from;
  root.dataset.consent = 'ask';
  const buttons = document.querySelectorAll<HTMLElement>(
    'button[data-consent-choice]:not([aria-label])',
  );
  for (const button of buttons) {
    button.ariaPressed = String(button.dataset.consentChoice === present);
  }
  buttons[0]?.focus();
}
