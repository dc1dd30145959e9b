import { DownloadButton } from '@/components/download/download-button';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Link } from '@/components/ui/link';
import type { PolicyBrief } from '@/lib/content/types/policy-brief';
import { BriefCover } from './brief-cover';
import styles from './brief-list.module.css';

/** A brief and what its evidence says. */
export type BriefWithClaims = { brief: PolicyBrief; claims: readonly string[] };

export type BriefListProps = { briefs: readonly BriefWithClaims[]; action: string };

/**
 * The briefs in a row: the sheets stand on the line, each with its title at the head of what it claims, and
 * below the line hangs what leads into it. On a phone a sheet and its entry are one.
 */
export function BriefList({ briefs, action }: BriefListProps) {
  return (
    <div className={`wrap ${styles.list}`}>
      {briefs.map(({ brief, claims }) => (
        <article key={brief.id} className={styles.entry}>
          <BriefCover
            brief={brief}
            claims={claims}
            className={styles.sheet}
            title={
              <div className={styles.head}>
                <h2 className={styles.title}>
                  <Link href={brief.path} className="title-link">
                    {brief.title}
                  </Link>
                </h2>
                <InsightMeta piece={brief} className={styles.meta} />
              </div>
            }
          />
          <div className={styles.words}>
            <p className="text-ink-2">{brief.excerpt}</p>
            <ul className="tags">
              {brief.tags.map((tag) => (
                <li key={tag}>{tag.replace(/^./, (letter) => letter.toUpperCase())}</li>
              ))}
            </ul>
            <p>
              <Link href={brief.path} className="btn btn-outline btn-small">
                {action}
                <span className="sr-only">: {brief.title}</span>
              </Link>
            </p>
            <DownloadButton piece={brief} link />
          </div>
        </article>
      ))}
    </div>
  );
}
