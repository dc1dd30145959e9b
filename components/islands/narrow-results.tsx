'use client';
/*
 * The button “Narrow results”, and below it what is chosen (facet-chips.tsx). The list boxes
 * (facet-list-boxes.tsx, with Headless UI) are fetched when a pointer, the focus or a press reaches the button.
 * Without scripts the page has links to kinds, topics and archive pages in its place
 * (components/insight-list/narrow-links.tsx).
 */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Chevron } from '@/components/ui/icon';
import { savesData } from '@/lib/browser/loader/saves-data';
import { countChosen, type FacetId, type FacetNames, type FacetValues } from '@/lib/filter/facets';
import type { PluralForms } from '@/lib/format/pluralize';
import type { FacetChipsProps } from './facet-chips';
import type { FacetListBoxesProps } from './facet-list-boxes';
import { isBelowHeader, showAtTop } from './in-window';
import styles from './narrow-results.module.css';
import { useIslandReady } from './use-island-ready';

export type NarrowWords = {
  open: string;
  facets: Record<FacetId, string>;
  any: string;
  several: PluralForms;
  chosen: string;
  remove: string;
  clear: string;
  loading: string;
  failed: string;
};

/** Room below the choices, in pixels, in which the beginning of the first result can be seen. */
const RESULT = 120;
/** Height of a list box, in pixels, and the part of a low window that the banner leaves. */
const BOX = 56;
const ABOVE_BANNER = 0.6;

export type NarrowResultsProps = {
  words: NarrowWords;
  /** Undefined until `load` has brought them. */
  names: FacetNames | undefined;
  /** What every entry bears, also of those that do not fit. */
  entries: readonly FacetValues[];
  choice: FacetValues;
  onChoose: (choice: FacetValues) => void;
  /** Fetches what the list boxes are filled with, where it is not there. */
  load?: () => Promise<unknown>;
};

export function NarrowResults({
  words,
  names,
  entries,
  choice,
  onChoose,
  load,
}: NarrowResultsProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [ListBoxes, setListBoxes] = useState<ComponentType<FacetListBoxesProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Chips, setChips] = useState<ComponentType<FacetChipsProps>>();
  const ready = ListBoxes !== undefined && names !== undefined;
  const some = countChosen(choice) > 0;

  const note = useRef<HTMLParagraphElement>(null);
  /** The key went on to the line that is shown until the list boxes come. */
  const waits = useRef(false);
  const fetching = useRef(false);
  function fetchCode() {
    if (ready || fetching.current) return;
    fetching.current = true;
    Promise.all([import('./facet-list-boxes'), load?.()])
      .then(
        ([{ FacetListBoxes }]) => {
          waits.current = note.current !== null && note.current === document.activeElement;
          setListBoxes(() => FacetListBoxes);
        },
        () => setFailed(true),
      )
      .finally(() => {
        fetching.current = false;
      });
  }

  // The pointer that started hydration may rest on the button already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island hydrates
  useEffect(() => {
    if (button.current?.matches(':hover, :focus') && !savesData()) fetchCode();
  }, []);
  useIslandReady(root);

  // Who only looks in does not download the chips, nor does who opens a shared address the list boxes.
  useEffect(() => {
    if (!some) return;
    import('./facet-chips').then(
      ({ FacetChips }) => setChips(() => FacetChips),
      () => {},
    );
  }, [some]);

  // What opens below the window is brought into it, the count above it first.
  const shown = open && ready;
  const bringIn = () => showAtTop(root.current?.previousElementSibling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, not when functions change
  useEffect(() => {
    const box = shown && panel.current?.getBoundingClientRect();
    if (box && waits.current) panel.current?.querySelector('button')?.focus();
    waits.current = false;
    if (box && box.bottom + RESULT > innerHeight) bringIn();
    // In a window of a few lines, part of which is the banner's, the boxes come before the count.
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (shown && top + BOX > innerHeight * ABOVE_BANNER) showAtTop(root.current);
  }, [shown]);

  // So is what a choice has left, and the count that a longer sentence pushed under the header.
  const chosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the choice changes
  useEffect(() => {
    const bottom = root.current?.getBoundingClientRect().bottom ?? 0;
    const count = root.current?.previousElementSibling;
    if (chosen.current && (bottom + RESULT > innerHeight || !isBelowHeader(count))) bringIn();
    // In a window of a few lines the list that is still in use comes before the count.
    const list = root.current?.querySelector('[role="listbox"]');
    if (chosen.current && list && list.getBoundingClientRect().bottom > innerHeight) {
      showAtTop(list.parentElement);
    }
    chosen.current = false;
  }, [choice]);

  // Back undoes a choice: neither a list nor the focus stays on what is not chosen any more.
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const onReturn = () => {
      const focused = document.activeElement as HTMLElement;
      if (root.current?.contains(focused)) focused.blur();
      setReturns((count) => count + 1);
    };
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);

  function choose(next: FacetValues) {
    chosen.current = true;
    onChoose(next);
  }

  function pressed() {
    // What could not be fetched is tried again, and the button stays pressed.
    setOpen(!open || failed);
    setFailed(false);
    fetchCode();
  }

  return (
    <div ref={root} className={styles.narrow} data-island data-needs-js data-noprint>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={shown}
        aria-controls={shown ? 'narrow-results' : undefined}
        onPointerEnter={() => !savesData() && fetchCode()}
        onFocus={() => !savesData() && fetchCode()}
        onClick={pressed}
      >
        {words.open}
        <Chevron className={styles.chevron} />
      </button>
      {open && !ready && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever goes on by key meanwhile arrives here, and not behind the list boxes
        <p ref={note} role="status" className={styles.note} tabIndex={0}>
          {failed ? words.failed : words.loading}
        </p>
      )}
      {shown && (
        <div ref={panel} id="narrow-results">
          <ListBoxes
            key={returns}
            {...{ words, names, entries, choice, bringIn }}
            onChoose={choose}
          />
        </div>
      )}
      {names && some && Chips && (
        <Chips
          {...{ words, names, choice }}
          onChoose={choose}
          onEmpty={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
