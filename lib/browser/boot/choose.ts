import { offerAnother } from './offer-another';
import { cityAt } from './office-at';

/**
 * A link to a form chooses its position in the list there; the position is said above the form until another is chosen,
 * and the focus goes to the first answer that is left to give. While another application or message waits to be
 * sent, its way to a new one is shown, and leads on to what was pressed: a position, or an office, which its own
 * address chooses (reveal-choice). Without scripts the link leads to the form alone.
 */
export function startChoosing() {
  addEventListener('click', (event) => {
    const link = event.target as HTMLAnchorElement;
    const { choose } = link.dataset;
    const place = choose !== undefined && document.getElementById(link.hash.slice(1));
    if (!place) return;
    const form = place.closest('section')?.querySelector('form') as HTMLFormElement;
    if (form.hidden && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      offerAnother(form, cityAt(link.hash) ?? (link.textContent as string), () => link.click());
      return;
    }
    if (!choose) return;
    const list = form.querySelector('select') as HTMLSelectElement;
    // Below the heading of the form (app/careers).
    const told = place.children[1] as Element;
    list.value = choose;
    // Kept with the draft, and no longer missing.
    list.dispatchEvent(new InputEvent('input', { bubbles: true }));
    told.textContent = link.textContent;
    list.onchange = form.onreset = () => {
      told.textContent = '';
    };
    // Once the browser has gone there.
    setTimeout(() => form.querySelector<HTMLElement>('input:invalid')?.focus());
  });
}
