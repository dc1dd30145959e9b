import { CopyButton } from '@/components/islands/copy-button';
import { Link } from '@/components/ui/link';
import { bibtex } from '@/lib/cite/bibtex';
import { type CitablePiece, citationOf, citationPath, plainCitation } from '@/lib/cite/citation';
import { ris } from '@/lib/cite/ris';
import { labels } from '@/lib/labels';
import { shareLinks } from '@/lib/share';
import { absoluteUrl } from '@/lib/site-url';
import { CitationForm } from './citation-form';
import styles from './cite-and-share.module.css';

export type CiteAndShareProps = { piece: CitablePiece & { excerpt: string } };

/** How to cite a piece, in three forms, and ways to pass it on; none of them loads anything. */
export function CiteAndShare({ piece }: CiteAndShareProps) {
  const { cite, share } = labels;
  const citation = citationOf(piece);
  const file = citationPath(piece);
  const url = absoluteUrl(piece.path);
  return (
    <section className={`wrap ${styles.rows}`} data-noprint>
      <details className={styles.row}>
        <summary>{cite.title}</summary>
        <div className={styles.forms}>
          <CitationForm name={cite.text} text={plainCitation(citation)} />
          <CitationForm name={cite.bibtex} text={bibtex(citation)} file={`${file}.bib`} />
          <CitationForm name={cite.ris} text={ris(citation)} file={`${file}.ris`} />
        </div>
      </details>
      <details className={styles.row}>
        <summary>{share.title}</summary>
        <ul className={styles.ways}>
          {shareLinks(piece, url).map(({ name, goesTo, href }) => (
            <li key={name}>
              <Link href={href} rel="noopener" className="text-link">
                {name}
              </Link>
              <span className="text-small text-ink-2">{goesTo}</span>
            </li>
          ))}
          <li>
            <span className="text-small wrap-anywhere">{url}</span>
            <span data-needs-js>
              <CopyButton text={url} words={labels.sent}>
                {share.copyLink}
              </CopyButton>
            </span>
          </li>
        </ul>
      </details>
    </section>
  );
}
