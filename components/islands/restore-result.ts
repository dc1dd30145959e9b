import { type RefObject, useEffect, useRef } from 'react';
import type { SearchOutcome } from '@/lib/search/engine';
import { focusAsLeft, focusAtMiddle } from './in-window';

/** Entry of the browser's history that remembers which result was followed, and where it stood in the window, in pixels. */
type Followed = { followed?: string; followedTop?: number; asked?: string } | null;

const results = (root: Element | null) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('a[data-result]') ?? []),
];
/** The result that was followed from this box: from a dialog there is what was asked as well. */
function followedFrom(variant: 'dialog' | 'page') {
  const { followed, followedTop, asked } = (history.state as Followed) ?? {};
  return followed && (variant === 'dialog') === Boolean(asked)
    ? { href: followed, top: followedTop }
    : undefined;
}

/**
 * Notes in the present entry of the history which result is being followed, and for the dialog what was
 * asked, so that Back opens it again (lib/browser/boot/dialogs).
 */
export function noteFollowed(link: HTMLAnchorElement, asked?: string) {
  const followedTop = link.getBoundingClientRect().top;
  history.replaceState({ ...history.state, followed: link.href, followedTop, asked }, '');
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
  const wanted = useRef<ReturnType<typeof followedFrom>>(undefined);
  useEffect(() => {
    wanted.current = followedFrom(variant);
  }, [variant]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when results come, not when functions do
  useEffect(() => {
    const left = wanted.current;
    if (!left || !outcome) return;
    const link = results(root.current).find(({ href }) => href === left.href);
    if (!link && older > 0) return loadOlderResults();
    wanted.current = undefined;
    focusAsLeft(link, left.top);
  }, [outcome, older]);
}

/** Brings what a search says into the window, with the focus: after a press below the results. */
export function showStatus(root: Element | null) {
  focusAtMiddle(root?.querySelector<HTMLElement>('[role=status]'));
}

/** Brings the first line of what a search says into the window, where it lies below its edge or the banner's. */
export function showAnswer(root: Element | null) {
  root?.querySelector('[role=status] > *')?.scrollIntoView({ block: 'nearest' });
}

/** Begins a dialog at its top, where the field and what is said of the search stand. */
export function showTop(root: Element | null) {
  root?.closest('dialog')?.scrollTo({ top: 0 });
}
