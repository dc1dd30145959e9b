import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Link } from '@/components/ui/link';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { CaseStudy } from '@/lib/content/types/case-study';
import { labels } from '@/lib/labels';
import styles from './case-study-split.module.css';

const words = labels.caseStudy;

/** A case on the list: its name and the way to it beside the drawing, grey above the line and in colour below it; then the problem and the work beside what came of them, which is largest. */
export function CaseStudySplit({ piece }: { piece: CaseStudy }) {
  return (
    <article className={`wrap ${styles.case}`}>
      <div className={styles.name}>
        <InsightMeta piece={piece} />
        <h2 className="type-d3">
          <Link href={piece.path} className={'title-link'}>
            {piece.title}
          </Link>
        </h2>
        <p className="type-lede text-ink-2">{piece.client}</p>
        <p className="text-ink-2">
          {piece.where}. {piece.duration}.
        </p>
        <p className="mt-2">
          <Link href={piece.path} className="btn btn-outline">
            {words.readFull}
            <span className="sr-only">: {piece.title}</span>
          </Link>
        </p>
      </div>
      <div>
        <p className={styles.half}>{words.headings.before}</p>
        <InsightPicture piece={piece} variant="wide" className={styles.picture} captioned />
        <p className={styles.half}>{words.headings.after}</p>
        {piece.picture && <p className="text-small text-ink-2">{piece.picture.alt}</p>}
      </div>
      <div className={styles.told}>
        <div className={styles.part}>
          <h3 className="type-label">{words.challenge}</h3>
          <p>
            <NoWrapHyphens text={piece.challenge} />
          </p>
        </div>
        <div className={styles.part}>
          <h3 className="type-label">{words.solution}</h3>
          <p>
            <NoWrapHyphens text={piece.solution} />
          </p>
        </div>
      </div>
      <div className={styles.part}>
        <h3 className="type-label">{words.results}</h3>
        <ul className={styles.results}>
          {piece.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
