import fold from '@/components/ui/fold.module.css';
import { bibtex } from '@/lib/cite/bibtex';
import { type CitablePiece, citationOf, citationPath, plainCitation } from '@/lib/cite/citation';
import { ris } from '@/lib/cite/ris';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';
import { isAtHome } from '@/lib/other-languages';
import { CitationForm } from './citation-form';
import styles from './cite-and-share.module.css';
import { Share, type ShareProps } from './share';

export type CiteAndShareProps = Pick<ShareProps, 'sentences' | 'pocket'> & {
  piece: CitablePiece & ShareProps['piece'] & Pick<InsightSummary, 'textLanguage'>;
};

/**
 * How to cite a piece, in three forms, and ways to pass it on; none of them loads anything. What is in
 * another language is cited on its page in that one.
 */
export function CiteAndShare({ piece, ...shared }: CiteAndShareProps) {
  return (
    <section className="wrap" data-noprint>
      {isAtHome(piece) && <Cite piece={piece} />}
      <Share piece={piece} {...shared} />
    </section>
  );
}

function Cite({ piece }: { piece: CitablePiece }) {
  const { cite } = labels;
  const citation = citationOf(piece);
  const file = citationPath(piece);
  return (
    <details className={`${fold.fold} ${styles.row}`}>
      <summary>{cite.title}</summary>
      <div className="@container pt-1 pb-8">
        <div className="grid gap-8 @4xl:grid-cols-3">
          <CitationForm name={cite.text} text={plainCitation(citation)} />
          <CitationForm name={cite.bibtex} text={bibtex(citation)} file={`${file}.bib`} />
          <CitationForm name={cite.ris} text={ris(citation)} file={`${file}.ris`} />
        </div>
      </div>
    </details>
  );
}
