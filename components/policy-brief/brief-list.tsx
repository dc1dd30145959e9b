import { DownloadButton } from '@/components/download/download-button';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Link } from '@/components/ui/link';
import type { PolicyBrief } from '@/lib/content/types/policy-brief';
import { BriefCover } from './brief-cover';
import styles from './brief-list.module.css';

/** A brief and what its evidence says. */
export type BriefWithClaims = { brief: PolicyBrief; claims: readonly string[] };

/** The covers of the briefs in a row; on a phone each lies on its entry instead. */
export function BriefList({ briefs }: { briefs: readonly BriefWithClaims[] }) {
  return (
    <div className={`wrap ${styles.sheets}`}>
      {briefs.map(({ brief, claims }) => (
        <BriefCover key={brief.id} brief={brief} claims={claims} />
      ))}
    </div>
  );
}

/** The entries below the covers: what each brief is, and the way to it. */
export function BriefEntries({
  briefs,
  action,
}: {
  briefs: readonly BriefWithClaims[];
  action: string;
}) {
  return (
    <section className={`wrap ${styles.entries}`}>
      {briefs.map(({ brief, claims }) => (
        <article key={brief.id} className={styles.entry}>
          <BriefCover brief={brief} claims={claims} className={styles.own} />
          <InsightMeta piece={brief} />
          <h2 className="type-h1">
            <Link href={brief.path} className="title-link">
              {brief.title}
            </Link>
          </h2>
          <p className="text-ink-2">{brief.excerpt}</p>
          <ul className="tags">
            {brief.tags.map((tag) => (
              <li key={tag}>{tag.replace(/^./, (letter) => letter.toUpperCase())}</li>
            ))}
          </ul>
          <p>
            <Link href={brief.path} className="btn btn-outline">
              {action}
              <span className="sr-only">: {brief.title}</span>
            </Link>
          </p>
          <DownloadButton piece={brief} variant="btn-outline" />
        </article>
      ))}
    </section>
  );
}
