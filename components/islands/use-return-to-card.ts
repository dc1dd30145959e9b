import { type RefObject, useEffect } from 'react';
import { focusAsLeft, standAsLeft } from './in-window';
import { isPlainClick } from './is-plain-click';

/** A card by its address, how far below the top of the window it stood, in pixels, and whether it was followed. */
type Left = { card?: string; cardTop?: number; isFollowed?: boolean } | null;

const LINKS = '[data-entry] .card-link';

/** Notes in the present entry of the history where a card stands, or that none is to be returned to. */
const note = (link?: HTMLAnchorElement, isFollowed = false) =>
  history.replaceState(
    {
      ...history.state,
      card: link?.href,
      cardTop: link?.getBoundingClientRect().top,
      isFollowed,
    } satisfies Left,
    '',
  );

/** The first card that begins in the window, or the last above it. */
function firstInWindow(list: HTMLElement): HTMLAnchorElement | undefined {
  const shown = [...list.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((link) =>
    link.checkVisibility(),
  );
  return shown.find((link) => link.getBoundingClientRect().top >= 0) ?? shown.at(-1);
}

/**
 * Back to a list that is narrowed by scripts returns to the card that was followed, where it stood and with the
 * focus, and a reload to what stood in the window: the browser restores the place of the whole list, and then most
 * of it goes.
 * @param narrowed whether the list is narrowed now; it is not while what it is narrowed by is on its way
 */
export function useReturnToCard(root: RefObject<HTMLElement | null>, narrowed: boolean) {
  useEffect(() => {
    const list = root.current;
    if (!narrowed || !list) return;
    const { card, cardTop, isFollowed } = (history.state as Left) ?? {};
    const links = list.querySelectorAll<HTMLAnchorElement>(LINKS);
    const link = card && [...links].find(({ href }) => href === card);
    if (link) {
      (isFollowed ? focusAsLeft : standAsLeft)(link, cardTop);
      note();
    }
    const listening = new AbortController();
    const { signal } = listening;
    const followed = (event: MouseEvent) => {
      const clicked = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
      if (clicked && isPlainClick(event)) note(clicked, true);
    };
    // Once the page is being left it is too late to note anything.
    const stands = () => {
      if (!(history.state as Left)?.isFollowed) note(firstInWindow(list));
    };
    // A page that the browser has kept whole stands where it was.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) note();
    };
    list.addEventListener('click', followed, { signal });
    addEventListener('scrollend', stands, { signal });
    addEventListener('pageshow', returned, { signal });
    return () => listening.abort();
  }, [root, narrowed]);
}
