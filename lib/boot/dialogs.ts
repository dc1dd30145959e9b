/**
 * Drawer and search: `<dialog popover>` elements. Without scripts their buttons open them as popovers;
 * with scripts they open as modal dialogs, so that the page behind is inert and keeps the focus out.
 */

export function openDialog(id: string) {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog?.showModal || dialog.open) return;
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  dialog.showModal();
}

export function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** A press outside the dialog's box, on its backdrop, closes it. */
export function closeOnBackdrop(event: MouseEvent) {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) dialog.close();
}

export function startDialogs() {
  // A page shown again from the back-forward cache starts with everything closed.
  addEventListener('pagehide', closeDialogs);
  // The drawer belongs to small screens.
  matchMedia('(min-width: 64rem)').addEventListener('change', (query) => {
    if (query.matches) closeDialogs();
  });
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest?.('input,textarea,select,[contenteditable]');
    const asked =
      event.ctrlKey || event.metaKey
        ? event.key.toLowerCase() === 'k'
        : event.key === '/' && !typing && !event.altKey;
    if (asked) {
      event.preventDefault();
      closeDialogs();
      openDialog('search');
    }
  });
}
