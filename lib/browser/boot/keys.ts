/**
 * Keys that answer anywhere on the page: `/` and Ctrl or ⌘ K open the search, Escape closes it or the banner.
 */
import { answerConsent } from './consent';
import { anyOpen, closeDialogs, openDialog } from './dialogs';
import { root } from './root';

/** What lies above the page. */
const open = () => document.querySelector(':modal,:popover-open');

export function startKeys() {
  addEventListener('keydown', (event) => {
    const { key } = event;
    const field = (event.target as Element).closest?.('input,textarea,select,[contenteditable]');
    // That of a dialog which has just closed keeps the focus until the next frame.
    const typing = field && !field.closest('dialog:not([open])');
    if (key === 'Escape') {
      if (typing && anyOpen()) {
        // Chromium would only empty the field of the search.
        event.preventDefault();
        closeDialogs();
        // What lies above the banner is closed first, and a field has its own use for the key.
      } else if (root.dataset.consent === 'ask' && !typing && !open()) answerConsent();
    }
    const asked =
      event.ctrlKey || event.metaKey
        ? key.toLowerCase() === 'k'
        : key === '/' && !typing && !event.altKey;
    if (asked) {
      event.preventDefault();
      closeDialogs();
      openDialog('search');
    }
  });
}
