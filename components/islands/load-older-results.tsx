'use client';
/*
 * Below the results of a site with more pieces than a visitor should have to download at once: offers to
 * search older ones too, and says how many that adds.
 */
import { useEffect, useRef, useState } from 'react';
import { pluralize } from '@/lib/format/pluralize';
import { showStatus } from './restore-result';
import type { SearchWords } from './search-words';

export type LoadOlderResultsProps = {
  /** Pieces that a press adds; 0 when everything is searched. */
  older: number;
  failed: boolean;
  words: SearchWords;
  onSearch: () => void;
};

export function LoadOlderResults({ older, failed, words, onSearch }: LoadOlderResultsProps) {
  const [pressed, setPressed] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const waiting = useRef(false);

  // What comes of a press stands above: the results are another list now, or could not be had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both tell that the answer has come
  useEffect(() => {
    if (waiting.current) showStatus(line.current?.closest('[data-island]') ?? null);
    waiting.current = false;
  }, [older, failed]);

  if (older === 0 && !pressed) return null;
  return (
    <p ref={line} className="py-5">
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
              waiting.current = true;
              onSearch();
            }}
          >
            {pluralize(older, words.loadOlderResults)}
          </button>
        </>
      )}
    </p>
  );
}
