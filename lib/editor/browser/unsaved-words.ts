/** Whether the form holds words that are not saved: Sveltia CMS lets one save where something was changed. */
export function hasUnsavedWords(): boolean {
  const save = [...document.querySelectorAll<HTMLButtonElement>('#nc-root button')].find(
    (button) => button.textContent?.trim() === 'Save',
  );
  return save !== undefined && !save.disabled && save.ariaDisabled !== 'true';
}

/** Milliseconds after which a save has come to its end. */
const SAVED = 600;

/** Opens the form anew, once what was saved is on its way and nothing else has been written. */
export function openAnew(): void {
  setTimeout(() => {
    if (!hasUnsavedWords()) location.reload();
  }, SAVED);
}

const LEAVE = 'What you wrote is not saved. Leave it?';

/**
 * Escape and the arrow leave a form of Sveltia CMS, which asks nothing: Escape does so only where there is nothing
 * to lose, and the arrow once somebody says so.
 */
export function keepUnsavedWords(): void {
  addEventListener(
    'keydown',
    (event) => {
      const closesSomething = document.querySelector('dialog[open], [popover]:popover-open');
      if (event.key === 'Escape' && !closesSomething && hasUnsavedWords())
        event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const leaves =
        event.target instanceof Element && event.target.closest('#nc-root button.back');
      if (leaves && hasUnsavedWords() && !confirm(LEAVE)) event.stopImmediatePropagation();
    },
    true,
  );
}
