/**
 * Drawer and search: `<dialog popover>` elements. Without scripts their buttons open them as popovers;
 * with scripts they open as modal dialogs, so that the page behind is inert and keeps the focus out.
 *
 * An open dialog is an entry of the history, so that a phone's Back closes it. Closed in another way it
 * takes its entry along. Left by a link, the entry stays behind until the visitor comes back to it: the
 * drawer is then passed over, and a search (`asked`, written by components/islands/restore-result) stands
 * open with its question. The address typed for the newsletter is kept in an entry too, and put back.
 */

/** The entry of an open dialog: none, on top, or on its way out, which takes the browser a moment. */
const NONE = 0;
const ON_TOP = 1;
const LEAVING = 2;
let entry: typeof NONE | typeof ON_TOP | typeof LEAVING = NONE;

export const anyOpen = () => document.querySelector('dialog[open]');

/** Gives what is open an entry; one for all: `/` changes from the drawer to the search. */
function enter() {
  if (entry) return;
  history.pushState({ ...history.state, dialog: 1 }, '');
  entry = ON_TOP;
}

export function openDialog(id: string) {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog?.showModal || dialog.open) return;
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  dialog.showModal();
  // A closed one keeps the place to which it was scrolled, and its question: the next one is written over it.
  dialog.scrollTop = 0;
  dialog.querySelector('input')?.select();
  enter();
}

export function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** The entry has been left already: closes what is open without going back once more. */
function leave() {
  const again = entry === LEAVING && anyOpen();
  entry = NONE;
  // What was opened while the entry went out stays open, with one of its own.
  if (again) enter();
  else closeDialogs();
}

export function startDialogs() {
  // A page shown again from the back-forward cache starts with everything closed.
  addEventListener('pagehide', leave);
  addEventListener('popstate', leave);
  addEventListener('pageshow', () => {
    const { asked, dialog, email } = history.state ?? {};
    if (email) (document.querySelector('[id^=newsletter-]') as HTMLInputElement).value = email;
    // Opened while the page was still loading: the entry is its own, and it stays.
    if (entry) return;
    if (asked) {
      entry = ON_TOP;
      const field = document.getElementById('search-dialog-query') as HTMLInputElement;
      field.value = asked;
      // Closed again, the dialog gives the focus back to its button.
      (document.querySelector('[popovertarget=search]') as HTMLElement).focus();
      openDialog('search');
      // An island that is hydrated hears of it; one that hydrates later reads the field.
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else if (dialog) history.back();
  });
  addEventListener('input', ({ target }) => {
    const { id, value } = target as HTMLInputElement;
    if (id.startsWith('newsletter-')) history.replaceState({ ...history.state, email: value }, '');
  });
  // The group that a press closes may have stood above the one that it opens.
  addEventListener(
    'toggle',
    ({ target }) =>
      (target as Element)
        .closest('#drawer [open]')
        ?.firstElementChild?.scrollIntoView({ block: 'nearest' }),
    true,
  );
  addEventListener(
    'close',
    () => {
      if (entry !== ON_TOP || anyOpen()) return;
      entry = LEAVING;
      history.back();
    },
    true,
  );
}
