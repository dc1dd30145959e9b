'use client';
/*
 * The list boxes of “Narrow results”: several values may be chosen in each, and each says how many entries
 * it would show. Headless UI gives keyboard, focus and announcement. Fetched when the button is touched, and
 * never rendered on a server: what it prints there has style attributes, which the policy refuses. For the
 * same reason it has no name, portal, anchor or transition.
 */
import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Chevron } from '@/components/ui/icon';
import {
  type FacetNames,
  type FacetOption,
  type FacetValues,
  facetIds,
  facetOptions,
} from '@/lib/filter/facets';
import { pluralize } from '@/lib/format/pluralize';
import styles from './facet-list-boxes.module.css';
import { showAtTop } from './in-window';
import type { NarrowWords } from './narrow-results';

export type FacetListBoxesProps = {
  words: NarrowWords;
  names: FacetNames;
  entries: readonly FacetValues[];
  choice: FacetValues;
  onChoose: (choice: FacetValues) => void;
  /** Scrolls so that the choices begin at the top of the window. */
  bringIn: () => void;
};

export function FacetListBoxes(props: FacetListBoxesProps) {
  const { words, names, entries, choice, onChoose, bringIn } = props;
  const offered = facetOptions(names, entries, choice);
  return (
    <div className={styles.boxes}>
      {facetIds
        .filter((facet) => offered[facet].length > 0)
        .map((facet) => (
          <ListBox
            key={facet}
            label={words.facets[facet]}
            words={words}
            options={offered[facet]}
            chosen={choice[facet]}
            onChange={(ids) => onChoose({ ...choice, [facet]: ids })}
            bringIn={bringIn}
          />
        ))}
    </div>
  );
}

type ListBoxProps = {
  label: string;
  words: NarrowWords;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  bringIn: () => void;
};

function ListBox({ label, words, options, chosen, onChange, bringIn }: ListBoxProps) {
  const only = options.find(({ id }) => id === chosen[0])?.name ?? words.any;
  return (
    <div className={styles.box}>
      <Listbox multiple value={[...chosen]} onChange={onChange}>
        <ListboxButton
          className={styles.button}
          data-chosen={chosen.length > 0 || undefined}
          onKeyDown={openOnEnter}
        >
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.value}>
            {chosen.length > 1 ? pluralize(chosen.length, words.several) : only}
          </span>
          <Chevron className={styles.chevron} />
        </ListboxButton>
        <ListboxOptions
          className={styles.options}
          modal={false}
          portal={false}
          transition={false}
          onFocus={readyFirst}
        >
          <InWindow bringIn={bringIn} />
          {options.map(({ id, name, count }) => (
            <ListboxOption
              key={id}
              value={id}
              disabled={count === 0 && !chosen.includes(id)}
              className={styles.option}
            >
              <svg viewBox="0 0 18 18" className={styles.mark} aria-hidden="true">
                <path d="m4 9.5 3.5 3.5L14 5.5" />
              </svg>
              <span>{name}</span> <span className={styles.count}>{count}</span>
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </div>
  );
}

/** Headless UI has no other way in than its keys. */
function pressKey(target: EventTarget, key: string) {
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Headless UI keeps Enter for the form around a list box, and there is none: it opens, as Space does. */
function openOnEnter(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  pressKey(event.currentTarget, 'ArrowDown');
}

/** With several choices Headless UI opens a list without an active option: a key that opened it has one ready. */
function readyFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !target.matches(':focus-visible:not([aria-activedescendant])'))
    return;
  pressKey(target, 'Home');
}

/** Milliseconds in which the end of a press has become a click. */
const CLICK = 300;

/** A press beside an open list closes it, and does nothing with the link that lies there. */
function openNothing({ timeStamp }: Event) {
  const keep = (click: Event) => {
    const isLink = (click.target as Element).closest('a');
    if (!isLink || click.timeStamp - timeStamp > CLICK) return;
    click.preventDefault();
    click.stopPropagation();
  };
  // Headless UI closes the list as the pointer is lifted, and a click follows that.
  addEventListener('click', keep, { capture: true, once: true });
}

/**
 * A list whose button was scrolled out of the window is closed, as the Escape key closes it: the next press belongs to
 * what the visitor sees. The page stands still where a list closes.
 */
function closeOutOfSight(list: HTMLElement | null | undefined): IntersectionObserver | undefined {
  const button = list?.parentElement?.querySelector('button');
  if (!list || !button) return;
  // Headless UI gives the focus back with a scroll, and what was pressed would move from under the finger.
  button.focus = () => HTMLElement.prototype.focus.call(button, { preventScroll: true });
  if (!window.IntersectionObserver) return;
  const leaving = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) pressKey(list, 'Escape');
  });
  leaving.observe(button);
  return leaving;
}

/** Inside an open list: brings it into the window when it ends below it, without the count if there is no room. */
function InWindow({ bringIn }: { bringIn: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens
  useEffect(() => {
    const list = mark.current?.parentElement;
    const below = () => list && list.getBoundingClientRect().bottom > innerHeight;
    if (below()) bringIn();
    if (below()) showAtTop(list?.parentElement);
    addEventListener('pointerup', openNothing, true);
    const leaving = closeOutOfSight(list);
    return () => {
      removeEventListener('pointerup', openNothing, true);
      leaving?.disconnect();
    };
  }, []);
  return <span ref={mark} hidden />;
}
