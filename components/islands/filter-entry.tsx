'use client';
/* An entry of a filtered list: hidden while its topic is not chosen. Without scripts it is an entry like any other. */
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { loadDecoration } from '@/lib/browser/boot/load-pictures';
import { MORE_ID } from '@/lib/filter/insight-filter';
import { type MosaicPlace, mosaicPlaces } from '@/lib/filter/mosaic';
import { useInsightFilter } from './insight-filter';
import styles from './insight-filter.module.css';

export type FilterEntryProps = {
  as: 'article' | 'li';
  /** Position in the list. */
  index: number;
  /** In a mosaic, the place it has before anything is chosen; later ones follow from what is shown. */
  place?: MosaicPlace;
  className?: string | undefined;
  children: ReactNode;
};

export function FilterEntry({ as: Tag, index, place, className, children }: FilterEntryProps) {
  const { entries, shown, live, batch } = useInsightFilter();
  const position = shown.indexOf(index);
  const entry = useRef<HTMLElement>(null);
  const seen = live && position >= 0;

  useEffect(() => {
    if (seen && entry.current) loadDecoration(entry.current);
  }, [seen]);

  const taken = place && (live ? mosaicPlaces(shown.length)[position] : place);
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        entry.current = element;
      }}
      id={index === batch ? MORE_ID : undefined}
      className={clsx(styles.entry, index >= batch && styles.later, className)}
      hidden={live && position < 0}
      data-entry={index}
      data-topic={entries[index]}
      data-slot={taken?.slot}
      data-tablet={taken?.tablet}
    >
      {children}
    </Tag>
  );
}
