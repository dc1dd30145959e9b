'use client';
/* The values that are chosen under “Narrow results”, each with a button that removes it. */
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  type FacetNames,
  type FacetValues,
  facetIds,
  nothingChosen,
  without,
} from '@/lib/filter/facets';
import { interpolate } from '@/lib/format/interpolate';
import styles from './facet-chips.module.css';
import type { NarrowWords } from './narrow-results';

export type FacetChipsProps = {
  words: NarrowWords;
  names: FacetNames;
  choice: FacetValues;
  onChoose: (choice: FacetValues) => void;
  /** Called when the last chip goes, and the focus would with it. */
  onEmpty: () => void;
};

export function FacetChips({ words, names, choice, onChoose, onEmpty }: FacetChipsProps) {
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
