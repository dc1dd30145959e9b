import { type RefObject, useEffect, useRef } from 'react';
import type { SearchOutcome } from '@/lib/search/engine';

/** Entry of the browser's history that remembers which result was followed. */
type Followed = { followed?: string } | null;

const results = (root: Element | null) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('a[data-result]') ?? []),
];
const followed = () => (history.state as Followed)?.followed;

/** Notes in the present entry of the history which result is being followed. */
export function noteFollowed(link: HTMLAnchorElement) {
  history.replaceState({ ...history.state, followed: link.href }, '');
}

export type SearchPlace = {
  root: RefObject<HTMLElement | null>;
  enabled: boolean;
  outcome: SearchOutcome | undefined;
  /** Older pieces that are not searched yet. */
  older: number;
  searchOlder: () => void;
};

/**
 * Back from a result returns to it: the browser restores the place of a page whose results are not there
 * yet. Searches older pieces again where the result was one of them.
 */
export function useReturnToResult({ root, enabled, outcome, older, searchOlder }: SearchPlace) {
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (enabled) wanted.current = followed();
  }, [enabled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when results come, not when functions do
  useEffect(() => {
    if (!wanted.current || !outcome) return;
    const link = results(root.current).find(({ href }) => href === wanted.current);
    if (!link && older > 0) return searchOlder();
    wanted.current = undefined;
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [outcome, older]);
}

/** Brings what a search says into the window, with the focus: after a press below the results. */
export function showStatus(root: Element | null) {
  const status = root?.querySelector<HTMLElement>('[role=status]');
  status?.focus({ preventScroll: true });
  status?.scrollIntoView({ block: 'center' });
}

/** Begins the list at its top: a dialog that was closed keeps the place to which it was scrolled. */
export function showTop(root: Element | null) {
  root?.closest('dialog')?.scrollTo({ top: 0 });
}
