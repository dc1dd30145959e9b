/**
 * The boot script: one constant piece of inline script, the same on every page, that runs before the
 * first paint and needs no download. What answers here: theme, consent banner, language, menus, drawer, search
 * dialog, keys, the header's edge, copies for reading offline, what is unfolded or the keyboard comes to,
 * rows of choices that a phone shows in part, and what is wrong with a form when it is submitted. Everything
 * else waits for React (components/islands).
 */
import { startArriving } from './arriving';
import { answerConsent, reopenConsent, startConsent } from './consent';
import { closeDialogs, openDialog, startDialogs } from './dialogs';
import { startFocusInWindow } from './focus-in-window';
import { startFolds } from './folds';
import { startFormErrors } from './form-errors';
import { startKeys } from './keys';
import { chooseLanguage, startLanguage } from './language';
import { keepOpenAfterHover, startMenus } from './menus';
import { root } from './root';
import { startServiceWorkerConsent } from './service-worker-consent';
import { nextTheme, startTheme } from './theme';

root.dataset.js = '';
startArriving();
// The results page was opened with a query: what its results replace is not shown first.
root.toggleAttribute('data-query', /[?&]q=[^&]/.test(location.search));
startTheme();
startConsent();
startLanguage();
startMenus();
startDialogs();
startKeys();
startFormErrors();
startFocusInWindow();
startFolds();
startServiceWorkerConsent();

addEventListener('click', (event) => {
  const target = event.target as Element;
  // Its content fills a dialog: what is pressed as the dialog itself is its backdrop.
  if (target.matches('dialog')) (target as HTMLDialogElement).close();
  // The sign that a phone's row of choices goes on, which is the row's own (components/insight-list).
  if (target.matches('[data-row]')) target.scrollBy(target.clientWidth / 2, 0);
  const control = target.closest<HTMLElement>('[data-action]');
  if (!control) return;
  const { action, consentChoice } = control.dataset;
  const next = control.nextElementSibling as HTMLElement;
  // A menu's button, a mail link, a file and the way to another language do by themselves what they are for;
  // what the others would do by themselves is for pages without scripts.
  if (!['menu', 'mail', 'write', 'file', 'language'].includes(action as string))
    event.preventDefault();
  switch (action) {
    case 'theme':
      nextTheme();
      break;
    case 'consent':
      answerConsent(consentChoice);
      break;
    case 'preferences':
      reopenConsent(control);
      break;
    case 'open':
      openDialog(control.getAttribute('popovertarget') as string);
      break;
    case 'close':
      closeDialogs();
      break;
    case 'language':
      // The same page, and the same of it.
      (control as HTMLAnchorElement).search = location.search;
      (control as HTMLAnchorElement).hash = location.hash;
      chooseLanguage((control as HTMLAnchorElement).lang);
      break;
    case 'stay':
      chooseLanguage(root.lang);
      break;
    case 'mail':
      // What to do where no mail program opens.
      next.showPopover?.();
      break;
    case 'write':
    case 'file':
      next.textContent = next.dataset.told as string;
      next.scrollIntoView({ block: 'nearest' });
      break;
    case 'menu':
      keepOpenAfterHover(event, control.closest('[data-menu]'));
  }
});

// A page that opens further down is scrolled there, which is an event too; to ask here would cost a layout.
addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 8), {
  passive: true,
});
