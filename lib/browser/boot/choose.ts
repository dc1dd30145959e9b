/** A link to a list chooses what it names there; without scripts it leads to the list alone. */
export function startChoosing() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-choose]');
    if (!link) return;
    const list = document.querySelector<HTMLSelectElement>(link.hash);
    if (!list) return;
    list.value = link.dataset.choose ?? '';
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
