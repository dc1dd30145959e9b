import { type RefObject, useEffect, useRef } from 'react';
import type { SearchOutcome } from '@/lib/search/engine';
import { focusAtMiddle } from './in-window';

/** Entry of the browser's history that remembers which result was followed. */
type Followed = { followed?: string; asked?: string } | null;

const results = (root: Element | null) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('a[data-result]') ?? []),
];
/** The result that was followed from this box: from a dialog there is what was asked as well. */
function followedFrom(variant: 'dialog' | 'page') {
  const { followed, asked } = (history.state as Followed) ?? {};
  return (variant === 'dialog') === Boolean(asked) ? followed : undefined;
}

/**
 * Notes in the present entry of the history which result is being followed, and for the dialog what was
 * asked, so that Back opens it again (lib/browser/boot/dialogs).
 */
export function noteFollowed(link: HTMLAnchorElement, asked?: string) {
  history.replaceState({ ...history.state, followed: link.href, asked }, '');
}

export type RestoreResult = {
  root: RefObject<HTMLElement | null>;
  variant: 'dialog' | 'page';
  outcome: SearchOutcome | undefined;
  /** Older pieces that are not searched yet. */
  older: number;
  loadOlderResults: () => void;
};

/**
 * Back from a result returns to it: the browser restores the place of a page whose results are not there
 * yet. Searches older pieces again where the result was one of them.
 */
export function useRestoreResult({
  root,
  variant,
  outcome,
  older,
  loadOlderResults,
}: RestoreResult) {
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    wanted.current = followedFrom(variant);
  }, [variant]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when results come, not when functions do
  useEffect(() => {
    if (!wanted.current || !outcome) return;
    const link = results(root.current).find(({ href }) => href === wanted.current);
    if (!link && older > 0) return loadOlderResults();
    wanted.current = undefined;
    focusAtMiddle(link);
  }, [outcome, older]);
}

/** Brings what a search says into the window, with the focus: after a press below the results. */
export function showStatus(root: Element | null) {
  focusAtMiddle(root?.querySelector<HTMLElement>('[role=status]'));
}

/** Begins a dialog at its top, where the field and what is said of the search stand. */
export function showTop(root: Element | null) {
  root?.closest('dialog')?.scrollTo({ top: 0 });
}
