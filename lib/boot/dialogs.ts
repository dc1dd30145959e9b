/**
 * Drawer and search: `<dialog popover>` elements. Without scripts their buttons open them as popovers;
 * with scripts they open as modal dialogs, so that the page behind is inert and keeps the focus out.
 *
 * An open dialog is an entry of the history, so that a phone's Back closes it. Closed in another way it
 * takes its entry along. Left by a link, the entry stays behind until the visitor comes back to it: the
 * drawer is then passed over, and a search (`asked`, written by components/islands/search-place) stands
 * open with its question.
 */

/** Whether the entry on top is that of an open dialog. */
let entered = false;

export function openDialog(id: string) {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog?.showModal || dialog.open) return;
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  dialog.showModal();
  // One for all: `/` changes from the drawer to the search.
  if (!entered) history.pushState({ ...history.state, dialog: 1 }, '');
  entered = true;
}

export function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** The entry has been left already: closes what is open without going back once more. */
function leave() {
  entered = false;
  closeDialogs();
}

export function startDialogs() {
  // A page shown again from the back-forward cache starts with everything closed.
  addEventListener('pagehide', leave);
  addEventListener('popstate', leave);
  addEventListener('pageshow', () => {
    const { asked, dialog } = history.state ?? {};
    if (asked) {
      entered = true;
      const field = document.getElementById('search-dialog-query') as HTMLInputElement;
      field.value = asked;
      openDialog('search');
      // An island that is awake hears of it; one that awakes reads the field.
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else if (dialog) history.back();
  });
  document.addEventListener(
    'close',
    () => {
      if (entered && !document.querySelector('dialog[open]')) history.back();
    },
    true,
  );
}
