import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import styles from './table-of-contents.module.css';

/** From this many headings on, a piece has a table of contents. */
const ENOUGH = 3;

/**
 * Headings of a piece as links: folded away above the text, laid open in the margin of wide screens,
 * where CSS marks the present one.
 */
export function TableOfContents({ document }: { document: MarkdownDocument }) {
  const chapters = document.headings.filter(({ level }) => level === 2);
  if (chapters.length < ENOUGH) return null;
  const { sources, sourcesId } = document;
  return (
    <nav aria-label={labels.reading.contents} className={styles.contents} data-noprint>
      <p className={`type-label mb-3 ${styles.name}`}>{labels.reading.contents}</p>
      <details className={fold.fold}>
        <summary>{labels.reading.contents}</summary>
        {chapters.map(({ id, title }) => (
          <Link key={id} href={`#${id}`}>
            {title}
          </Link>
        ))}
        {sources.length > 0 && <Link href={`#${sourcesId}`}>{labels.prose.sources}</Link>}
      </details>
    </nav>
  );
}
