import clsx from 'clsx';
import type { ReactNode } from 'react';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Link } from '@/components/ui/link';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { CaseStudy } from '@/lib/content/types/case-study';
import { labels } from '@/lib/labels';
import styles from './case-study-split.module.css';
import { HalfPicture } from './half-picture';

const words = labels.caseStudy;

/**
 * A case on the list: its name, then how it stood, in grey, with the problem and the work; how it stands, in colour, with
 * what came of them, which is largest.
 */
export function CaseStudySplit({ piece }: { piece: CaseStudy }) {
  return (
    <article className={`wrap ${styles.case}`}>
      <div className={styles.name}>
        <InsightMeta piece={piece} />
        <h2 className="type-d3">
          <Link href={piece.path} className="title-link">
            {piece.title}
          </Link>
        </h2>
        <p className="text-ink-2">
          {piece.client}. {piece.where}. {piece.duration}.
        </p>
      </div>
      {piece.photo ? (
        <InsightPicture piece={piece} variant="wide" className={styles.photo} />
      ) : (
        <HalfPicture piece={piece} half="before" className={styles.before} />
      )}
      <Part title={words.challenge} className={styles.challenge}>
        <p>
          <NoWrapHyphens text={piece.challenge} />
        </p>
      </Part>
      <Part title={words.solution} className={styles.solution}>
        <p>
          <NoWrapHyphens text={piece.solution} />
        </p>
      </Part>
      {!piece.photo && <HalfPicture piece={piece} half="after" className={styles.after} />}
      <Part title={words.results} className={styles.largest}>
        <ul className={styles.results}>
          {piece.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </Part>
      <p className={styles.action}>
        <Link href={piece.path} className="btn btn-outline">
          {words.readFull}
          <span className="sr-only">: {piece.title}</span>
        </Link>
      </p>
    </article>
  );
}

type PartProps = { title: string; className?: string | undefined; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <div className={clsx(styles.part, className)}>
      <h3 className="type-label">{title}</h3>
      {children}
    </div>
  );
}
