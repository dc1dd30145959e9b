'use client';
/*
 * The button “Narrow results”, and below it the values that are chosen, each with a button that removes it.
 * The list boxes (facet-list-boxes.tsx, with Headless UI) are fetched when a hand, the focus or a press
 * reaches the button. Without scripts the page has links to kinds, topics and archive pages in its place
 * (components/insight-list/narrow-links.tsx).
 */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Chevron, Icon } from '@/components/ui/icon';
import { savesData } from '@/lib/browser/loader/saves-data';
import {
  countChosen,
  type FacetId,
  type FacetNames,
  type FacetValues,
  facetIds,
  nothingChosen,
  without,
} from '@/lib/filter/facets';
import { interpolate } from '@/lib/format/interpolate';
import type { FacetListBoxesProps } from './facet-list-boxes';
import { showAtTop } from './in-window';
import styles from './narrow-results.module.css';
import { useIslandReady } from './use-island-ready';

export type NarrowWords = {
  open: string;
  facets: Record<FacetId, string>;
  any: string;
  several: string;
  chosen: string;
  remove: string;
  clear: string;
  loading: string;
  failed: string;
};

/** Room below the choices, in pixels, in which the beginning of the first result can be seen. */
const RESULT = 120;

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
  const ready = ListBoxes !== undefined && names !== undefined;

  const fetching = useRef(false);
  function fetchCode() {
    if (ready || fetching.current) return;
    fetching.current = true;
    Promise.all([import('./facet-list-boxes'), load?.()])
      .then(
        ([{ FacetListBoxes }]) => setListBoxes(() => FacetListBoxes),
        () => setFailed(true),
      )
      .finally(() => {
        fetching.current = false;
      });
  }

  // The hand that brought React here may rest on the button already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island hydrates
  useEffect(() => {
    if (button.current?.matches(':hover, :focus') && !savesData()) fetchCode();
  }, []);
  useIslandReady(root);

  // What opens below the window is brought into it, the count above it first.
  const shown = open && ready;
  const bringIn = () => showAtTop(root.current?.previousElementSibling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, not when functions change
  useEffect(() => {
    const box = shown && panel.current?.getBoundingClientRect();
    if (box && box.bottom + RESULT > innerHeight) bringIn();
  }, [shown]);

  // So is what a choice has left.
  const chosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the choice changes
  useEffect(() => {
    const bottom = root.current?.getBoundingClientRect().bottom ?? 0;
    if (chosen.current && bottom + RESULT > innerHeight) bringIn();
    chosen.current = false;
  }, [choice]);

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
        <p role="status" className={styles.note}>
          {failed ? words.failed : words.loading}
        </p>
      )}
      {shown && (
        <div ref={panel} id="narrow-results" className={styles.panel}>
          <ListBoxes {...{ words, names, entries, choice, bringIn }} onChoose={choose} />
        </div>
      )}
      {names && countChosen(choice) > 0 && (
        <Chips
          {...{ words, names, choice }}
          onChoose={choose}
          onEmpty={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

type ChipsProps = {
  words: NarrowWords;
  names: FacetNames;
  choice: FacetValues;
  onChoose: (choice: FacetValues) => void;
  /** Called when the last chip goes, and the focus would with it. */
  onEmpty: () => void;
};

function Chips({ words, names, choice, onChoose, onEmpty }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const chips = facetIds.flatMap((facet) =>
    names[facet]
      .filter(([id]) => choice[facet].includes(id))
      .map(([id, name]) => ({ facet, id, name })),
  );

  function remove(place: number, next: FacetValues) {
    // The focus goes to the chip that takes the place of this one, or to the last.
    const others = [...(list.current?.querySelectorAll('button') ?? [])].slice(0, chips.length);
    const neighbour = others[place + 1] ?? others[place - 1];
    onChoose(next);
    if (neighbour) neighbour.focus({ preventScroll: true });
    else onEmpty();
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={words.chosen}>
      {chips.map(({ facet, id, name }, place) => (
        <li key={`${facet} ${id}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={interpolate(words.remove, { name })}
            onClick={() => remove(place, without(choice, facet, id))}
          >
            {name}
            <Icon name="close" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={`text-link ${styles.clear}`}
            onClick={() => {
              onChoose(nothingChosen);
              onEmpty();
            }}
          >
            {words.clear}
          </button>
        </li>
      )}
    </ul>
  );
}
