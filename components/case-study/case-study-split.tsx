import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Link } from '@/components/ui/link';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { CaseStudy } from '@/lib/content/types/case-study';
import { labels } from '@/lib/labels';
import styles from './case-study-split.module.css';

const words = labels.caseStudy;

/** A case on the list: grey above the line, colour below it, what is drawn there, and what happened in three columns. */
export function CaseStudySplit({ piece }: { piece: CaseStudy }) {
  return (
    <article>
      <div className={styles.split}>
        <InsightPicture piece={piece} variant="wide" className={styles.picture} />
        <p className={styles.before}>{words.headings.before}</p>
        <p className={styles.after}>{words.headings.after}</p>
      </div>
      {piece.picture && <p className="wrap pt-3 text-small text-ink-2">{piece.picture.alt}</p>}
      <div className={`wrap ${styles.text}`}>
        <div className="grid gap-3">
          <InsightMeta piece={piece} />
          <h2 className="type-d3">
            <Link href={piece.path} className={'title-link'}>
              {piece.title}
            </Link>
          </h2>
          <p className="type-lede text-ink-2">{piece.client}</p>
        </div>
        <div className={styles.columns}>
          <div>
            <h3 className="type-label">{words.challenge}</h3>
            <p>
              <NoWrapHyphens text={piece.challenge} />
            </p>
          </div>
          <div>
            <h3 className="type-label">{words.solution}</h3>
            <p>
              <NoWrapHyphens text={piece.solution} />
            </p>
          </div>
          <div>
            <h3 className="type-label">{words.results}</h3>
            <ul className={styles.results}>
              {piece.results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </div>
        </div>
        <p>
          <Link href={piece.path} className="btn btn-outline">
            {words.readFull}
            <span className="sr-only">: {piece.title}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
