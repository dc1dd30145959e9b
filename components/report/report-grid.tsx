import { DownloadButton } from '@/components/download/download-button';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Link } from '@/components/ui/link';
import type { Report } from '@/lib/content/types/report';
import { ReportCover } from './report-cover';
import styles from './report-grid.module.css';
import { reportGroundClass } from './report-ground';

/** Covers of one height, standing on colour fields that touch. */
export function ReportGrid({ reports, action }: { reports: Report[]; action: string }) {
  return (
    <section className={styles.grid}>
      {reports.map((report) => (
        <article key={report.id} className={`card ${styles.report}`}>
          <div className={`${styles.stand} ${reportGroundClass(report)}`}>
            <ReportCover report={report} className={styles.cover} />
          </div>
          <div className={styles.words}>
            <InsightMeta piece={report} />
            <h2 className="type-h1">
              <Link href={report.path} className="card-link">
                {report.title}
              </Link>
            </h2>
            <p className="text-small text-ink-2">{report.excerpt}</p>
            <p className="go justify-self-start" aria-hidden="true">
              {action}
            </p>
            <DownloadButton piece={report} link className="card-control" />
          </div>
        </article>
      ))}
    </section>
  );
}
