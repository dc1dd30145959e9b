/**
 * Where a long form has several errors: how many, above the form with a link to each field, and at each
 * field, because what is wrong may be further apart than a phone's window is high. Follows lib/browser/boot/form-errors,
 * which has told the fields before; changes attributes and texts only that React leaves alone.
 */
function summarise({ target }: Event) {
  const form = (target as Element).closest('form');
  const summary = form?.querySelector<HTMLElement>('[data-summary]');
  if (!form || !summary) return;
  const wrong = form.querySelectorAll('[aria-invalid]');
  const count = `${wrong.length}`;
  (summary.querySelector('[data-count]') as Element).textContent = count;
  for (const link of summary.querySelectorAll('a')) {
    (link.parentNode as HTMLElement).hidden = !form.querySelector(`${link.hash}[aria-invalid]`);
  }
  summary.hidden = wrong.length < 2;
  wrong.forEach((field, index) => {
    const place = document.getElementById(`${field.id}-error`) as HTMLElement;
    place.dataset.at = summary.hidden
      ? ''
      : (summary.dataset.at as string)
          .replace('{number}', `${index + 1}`)
          .replace('{count}', count);
  });
}

export function startErrorSummary() {
  addEventListener(
    'submit',
    (event) => {
      summarise(event);
      if (!event.defaultPrevented) return;
      // This press has opened nothing, and what an earlier one left to do is not what is said now.
      (event.target as Element).querySelector('[data-opened]')?.setAttribute('hidden', '');
      // The summary above has moved what had been scrolled to.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
  addEventListener('input', summarise);
}
