/** A link to a list chooses what it names there; without scripts it leads to the list alone. */
export function startChoosing() {
  addEventListener('click', ({ target }) => {
    const link = target as HTMLAnchorElement;
    const { choose } = link.dataset;
    if (choose) (document.querySelector(link.hash) as HTMLSelectElement).value = choose;
  });
}
