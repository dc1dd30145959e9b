/**
 * A link to a form chooses in its first list what it names; the line above the form says so until another is chosen
 * there, and the focus goes to the first answer that is left to give. Without scripts the link leads to
 * the form alone, and where the form was sent, to what is left to do.
 */
export function startChoosing() {
  addEventListener('click', ({ target }) => {
    const link = target as HTMLAnchorElement;
    const { choose } = link.dataset;
    if (!choose) return;
    const place = document.querySelector(link.hash) as Element;
    const list = place.querySelector('select') as HTMLSelectElement;
    const form = list.form as HTMLFormElement;
    if (form.hidden) return;
    const told = place.firstChild as HTMLElement;
    list.value = choose;
    // Kept with the draft, and no longer missing.
    list.dispatchEvent(new Event('input', { bubbles: true }));
    told.textContent = `${told.dataset.chosen}: ${link.textContent}`;
    list.onchange = form.onreset = () => {
      told.textContent = '';
    };
    // Once the browser has gone there.
    setTimeout(() => form.querySelector<HTMLElement>(':invalid:is(input,textarea)')?.focus());
  });
}
