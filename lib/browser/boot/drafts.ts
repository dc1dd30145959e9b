/**
 * Half-written forms survive a reload. Every `form[data-draft]` is kept in session storage as it is
 * written and put back before it is painted; submitting resets the form, and that ends the draft.
 * Works before React has hydrated, and without it.
 */

const keyOf = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;
/** The form, or that of a field, wherever the field stands (`form=`); null for other things. */
const formOf = ({ target }: Event) => {
  const { form = target } = target as HTMLInputElement;
  const draft = form as HTMLFormElement | null;
  return draft?.dataset?.draft ? draft : null;
};

function save(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify([...new FormData(form)]));
  } catch {
    // Storage is blocked or full: the text stays in the fields, only a reload would lose it.
  }
}

function restore(form: HTMLFormElement) {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]');
    for (const [name, value] of saved as [string, string][]) {
      // One field, or the radio buttons of one name, which are a list and have no type.
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (!field || typeof value !== 'string') continue;
      if (field.matches && !field.matches('input,select,textarea')) continue;
      if (field.type === 'checkbox') field.checked = field.value === value;
      else field.value = value;
    }
  } catch {
    // Not ours or damaged: the form starts empty.
  }
}

/** Puts back what was written into the forms that stand in the document by now. */
export function restoreDrafts() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) restore(form);
}

export function startDrafts() {
  restoreDrafts();
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (form) save(form);
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    try {
      if (form) sessionStorage.removeItem(keyOf(form));
    } catch {
      // Nothing was stored either.
    }
  });
}
