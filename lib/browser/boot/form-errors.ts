/**
 * What is wrong with a form, told at its fields in our own words from the first press on: before React is
 * awake, while its files are under way, and when they never come. Here and nowhere else; React receives
 * only what is complete. Without scripts the browser asks for what is missing in its own words.
 *
 * Each field `x` has a place `x-error` behind it (components/ui/error-message) that holds what would be
 * said of it. Only attributes and texts that React leaves alone are changed
 * (docs/decisions/0013-what-scripts-may-change-before-react.md). Every byte of this is in every page.
 */

/** Says at a field what is wrong with it, or takes it back. */
function tell(field: HTMLInputElement, check?: boolean) {
  const place = document.getElementById(`${field.id}-error`);
  if (!place) return;
  const says = place.dataset;
  const value = field.value.trim();
  const empty = !value || field.validity.valueMissing;
  const error =
    check && (empty ? says.required : !RegExp(says.rule ?? '', 'iu').test(value) && says.format);
  place.textContent = error || '';
  if (error) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return error;
}

export function startFormErrors() {
  // Enter in a field presses the button, too. Not earlier: a form may still be on its way.
  addEventListener('click', ({ target }) => {
    const form = (target as HTMLButtonElement).form;
    if (form) form.noValidate = true;
  });
  addEventListener('input', ({ target }) => tell(target as HTMLInputElement));
  // Before the loader, which would hold it for React.
  addEventListener(
    'submit',
    (event) => {
      const fields = [...(event.target as HTMLFormElement).elements] as HTMLInputElement[];
      const first = fields.filter((field) => tell(field, true))[0];
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      first.focus();
      // Also where it had the focus already, with what is said below it.
      first.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
  // Neither React nor the loader has taken it: the browser asks the mail program, and the page says so.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    (event.target as Element).querySelector('[data-opened]')?.removeAttribute('hidden');
  });
}
