import { FilterEntry } from '@/components/islands/filter-entry';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { type Person, personById } from '@/lib/content/types/person';
import { roleOf } from '@/lib/content/types/placeholder-notes';
import { mosaicPlaces } from '@/lib/filter/mosaic';
import { InsightMeta } from './insight-meta';
import styles from './insight-mosaic.module.css';
import { InsightPicture } from './insight-picture';

export type InsightMosaicProps = {
  pieces: readonly InsightSummary[];
  /** How many of them are shown at first. */
  batch: number;
};

/**
 * The newest across the page, two of unlike size below it, then threes. Every card has the same
 * markup and takes its look from its place, because a filter may put any of them first.
 */
export function InsightMosaic({ pieces, batch }: InsightMosaicProps) {
  const first = mosaicPlaces(Math.min(batch, pieces.length));
  const places = [...first, ...mosaicPlaces(pieces.length).slice(first.length)];
  return (
    <div className={styles.mosaic}>
      {pieces.map((piece, index) => (
        <FilterEntry
          key={piece.id}
          as="article"
          index={index}
          {...(places[index] && { place: places[index] })}
          className={`card ${styles.entry}`}
        >
          <InsightPicture
            piece={piece}
            variant={places[index]?.slot === 'narrow' ? 'square' : 'card'}
            className={styles.picture}
            deferred={index >= batch}
            labelled={index === 0}
          />
          <div className={styles.words}>
            <InsightMeta piece={piece} />
            <h2 className={`type-h1 ${styles.title}`}>
              <Link href={piece.path} className="card-link">
                {piece.title}
              </Link>
            </h2>
            <p className={styles.excerpt}>{piece.excerpt}</p>
            {piece.people.map((id) => (
              <Author key={id} person={personById(id, piece.file)} />
            ))}
          </div>
          {index === 0 && !piece.photo && piece.picture && (
            <p className={styles.key}>{piece.picture.alt}</p>
          )}
        </FilterEntry>
      ))}
    </div>
  );
}

/** Who wrote it. Shown where the card has the whole width; its link is the card's. */
function Author({ person }: { person: Person }) {
  return (
    <p className={styles.author}>
      <b>{person.name}</b>
      <br />
      {roleOf(person)}
    </p>
  );
}
