/**
 * Keys that answer anywhere on the page: `/` and Ctrl or ⌘ K open the search, Escape closes the banner.
 */
import { answerConsent } from './consent';
import { closeDialogs, openDialog } from './dialogs';
import { root } from './root';

/** What lies above the page. */
const open = () => document.querySelector(':modal,:popover-open');

export function startKeys() {
  addEventListener('keydown', (event) => {
    const { key } = event;
    const field = (event.target as Element).closest?.('input,textarea,select,[contenteditable]');
    // That of a dialog which has just closed keeps the focus until the next frame.
    const typing = field && !field.closest('dialog:not([open])');
    // What lies above the banner is closed first, and a field has its own use for the key.
    if (key === 'Escape' && root.dataset.consent === 'ask' && !typing && !open()) answerConsent();
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
