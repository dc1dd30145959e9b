'use client';
/*
 * Below the results of a site with more pieces than a visitor should have to download at once: offers to
 * search older ones too, and says how many that adds.
 */
import { useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/format/fill';
import type { SearchWords } from './search-words';

export type SearchOlderProps = {
  /** Pieces that a press adds; 0 when everything is searched. */
  older: number;
  words: SearchWords;
  onSearch: () => void;
};

export function SearchOlder({ older, words, onSearch }: SearchOlderProps) {
  const [pressed, setPressed] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (pressed && older === 0) line.current?.focus();
  }, [pressed, older]);

  if (older === 0 && !pressed) return null;
  return (
    <p ref={line} tabIndex={-1} className="py-5">
      {older === 0 ? (
        words.allSearched
      ) : (
        <>
          {words.newestSearched}{' '}
          <button
            type="button"
            className="text-link font-semibold"
            onClick={() => {
              setPressed(true);
              onSearch();
            }}
          >
            {fill(words.searchOlder, { count: older })}
          </button>
        </>
      )}
    </p>
  );
}
