/** A link to a list chooses what it names there; without scripts it leads to the list alone. */
export function startChoosing() {
  addEventListener('click', ({ target }) => {
    const { hash, dataset } = target as HTMLAnchorElement;
    const { choose } = dataset;
    if (choose) (document.querySelector(hash) as HTMLSelectElement).value = choose;
  });
}
