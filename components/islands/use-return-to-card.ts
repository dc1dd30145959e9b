import { type RefObject, useEffect } from 'react';
import { focusAsLeft } from './in-window';
import { isPlainClick } from './is-plain-click';

/** A card by its address, and how far below the top of the window it stood, in pixels. */
type Followed = { card?: string; cardTop?: number } | null;

/** Notes in the present entry of the history which card is being followed, or that none is. */
const note = (link?: HTMLAnchorElement) =>
  history.replaceState(
    {
      ...history.state,
      card: link?.href,
      cardTop: link?.getBoundingClientRect().top,
    } satisfies Followed,
    '',
  );

function followed(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-entry] .card-link');
  if (link && isPlainClick(event)) note(link);
}

/** A page that the browser has kept whole stands where it was. */
function returned({ persisted }: PageTransitionEvent) {
  if (persisted) note();
}

/**
 * Back from a card of a list that is narrowed by scripts returns to it, where it stood and with the focus: the browser restores the
 * place of the whole list, and then most of it goes.
 * @param narrowed whether the list is narrowed now; it is not while what it is narrowed by is on its way
 */
export function useReturnToCard(root: RefObject<HTMLElement | null>, narrowed: boolean) {
  useEffect(() => {
    const list = root.current;
    if (!narrowed || !list) return;
    const { card, cardTop } = (history.state as Followed) ?? {};
    const links = list.querySelectorAll<HTMLAnchorElement>('[data-entry] .card-link');
    const link = card && [...links].find(({ href }) => href === card);
    if (link) {
      focusAsLeft(link, cardTop);
      note();
    }
    list.addEventListener('click', followed);
    addEventListener('pageshow', returned);
    return () => {
      list.removeEventListener('click', followed);
      removeEventListener('pageshow', returned);
    };
  }, [root, narrowed]);
}
