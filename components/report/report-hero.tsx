import { PictureOf } from '@/components/art/picture';
import { UpdatedOn } from '@/components/article/updated-on';
import { DownloadButton } from '@/components/download/download-button';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Byline } from '@/components/team/byline';
import { Link } from '@/components/ui/link';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { insightPicture } from '@/lib/art/pictures/insight';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import type { Report } from '@/lib/content/types/report';
import { isAtHome } from '@/lib/other-languages';
import type { Crumb } from '@/lib/seo/json-ld';
import { ReportCover } from './report-cover';
import { reportGroundClass } from './report-ground';
import styles from './report-hero.module.css';

export type ReportHeroProps = {
  report: Report;
  trail: readonly Crumb[];
  /** Leads to the text: label of the link and id of the first section. */
  action: string;
  start: string;
};

/**
 * The cover stands on the edge of its field, the title beside it. Words first: below them on a phone,
 * a cover that comes earlier than they do would move.
 */
export function ReportHero({ report, trail, action, start }: ReportHeroProps) {
  return (
    <header className={`${reportGroundClass(report)} ${styles.hero}`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 print:text-[26pt]">{report.title}</h1>
          <p className="type-lede max-w-152">{report.excerpt}</p>
          <PlaceholderNote text={placeholderNote(report)} />
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            {isAtHome(report) && (
              <Link href={`#${start}`} className="btn" data-noprint>
                {action}
              </Link>
            )}
            <DownloadButton piece={report} variant="btn-outline" />
          </div>
          <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
            <Byline person={report.author} />
            {/* What kind of piece it is stands above the title. */}
            <div className="grid gap-2">
              <InsightMeta piece={report} withKind={false} weighed />
              <UpdatedOn date={report.updated} />
            </div>
          </div>
        </div>
        <div className={styles.strip} aria-hidden="true" data-noprint>
          <PictureOf spec={insightPicture(report, 'wide')} deferred="lazy" />
        </div>
        <ReportCover spoken report={report} className={styles.cover} />
      </div>
    </header>
  );
}
