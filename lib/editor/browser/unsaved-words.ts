/** Whether the form holds words that are not saved: Sveltia CMS lets one save where something was changed. */
export function hasUnsavedWords(): boolean {
  const save = [...document.querySelectorAll<HTMLButtonElement>('#nc-root button')].find(
    (button) => button.textContent?.trim() === 'Save',
  );
  return save !== undefined && !save.disabled && save.ariaDisabled !== 'true';
}

/** Escape leaves a form of Sveltia CMS, and asks nothing: it does so only where there is nothing to lose. */
export function keepWordsFromEscape(): void {
  addEventListener(
    'keydown',
    (event) => {
      const closesSomething = document.querySelector('dialog[open], [popover]:popover-open');
      if (event.key === 'Escape' && !closesSomething && hasUnsavedWords())
        event.stopImmediatePropagation();
    },
    true,
  );
}
