'use client';
/* One result: its vessel on a rule, title, sentence, and what kind of page it is. */
import { Link } from '@/components/ui/link';
import { segmentsOf } from '@/lib/browser/search/highlight';
import { interpolate } from '@/lib/format/interpolate';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchHit } from '@/lib/search/engine';
import styles from './search-result.module.css';
import type { SearchWords } from './search-words';

export type SearchResultProps = {
  hit: SearchHit;
  glyphs: string;
  heading: 'h3' | 'h4';
  words: SearchWords;
};

export function SearchResult({ hit, glyphs, heading: Heading, words }: SearchResultProps) {
  const { document, terms, hiddenMatches, relatedMatches } = hit;
  return (
    <li className={`card ${styles.row}`}>
      <Vessel document={document} glyphs={glyphs} />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={document.path} className="card-link" data-result>
            <Marked text={document.title} terms={terms} />
          </Link>
        </Heading>
        <p>
          <Marked text={document.excerpt} terms={terms} />
        </p>
        <p className="type-label mt-1 text-ink-2">
          {document.label}
          {document.date && (
            <>
              , <time dateTime={document.date}>{document.dateLabel}</time>
            </>
          )}
          <Unseen sentence={words.hiddenMatches} words={hiddenMatches} />
          <Unseen sentence={words.relatedMatches} words={relatedMatches} />
        </p>
      </div>
    </li>
  );
}

/** Words that matched, and that the result does not show. */
function Unseen({ sentence, words }: { sentence: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <span className={styles.unseen}>{interpolate(sentence, { words: words.join(', ') })}</span>
  );
}

/** Text with the words that matched marked. It stays text: what a visitor types never becomes markup. */
function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  let offset = 0;
  return segmentsOf(text, terms).map((segment) => {
    const key = offset;
    offset += segment.text.length;
    return segment.marked ? <mark key={key}>{segment.text}</mark> : segment.text;
  });
}

function Vessel({ document, glyphs }: { document: SearchDocument; glyphs: string }) {
  const { ground, glyph, mark } = document;
  return (
    <span className={styles.vessel} data-ground={ground} aria-hidden="true">
      {glyph && (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <use href={`${glyphs}#${glyph}`} />
        </svg>
      )}
      {mark}
    </span>
  );
}
