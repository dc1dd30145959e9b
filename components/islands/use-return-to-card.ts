import { type RefObject, useEffect } from 'react';

type Followed = { card?: string } | null;

const cards = (root: Element | null) =>
  root?.querySelectorAll<HTMLAnchorElement>('[data-entry] .card-link') ?? [];

/**
 * Back from a card of a list that is narrowed by scripts returns to it: the browser restores the place of the whole
 * list, and then most of it goes. The entry of the history notes which card was followed.
 * @param narrowed whether the list is narrowed now; it is not while what it is narrowed by is on its way
 */
export function useReturnToCard(root: RefObject<HTMLElement | null>, narrowed: boolean) {
  useEffect(() => {
    const list = root.current;
    if (!narrowed || !list) return;
    const { card } = (history.state as Followed) ?? {};
    const link = card && [...cards(list)].find(({ href }) => href === card);
    if (link) {
      link.scrollIntoView({ block: 'center' });
      history.replaceState({ ...history.state, card: undefined }, '');
    }
    const note = ({ target }: Event) => {
      const followed = (target as Element).closest<HTMLAnchorElement>('[data-entry] .card-link');
      if (followed) history.replaceState({ ...history.state, card: followed.href }, '');
    };
    list.addEventListener('click', note);
    return () => list.removeEventListener('click', note);
  }, [root, narrowed]);
}
