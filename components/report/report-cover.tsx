import clsx from 'clsx';
import { described } from '@/components/art/described';
import { PictureOf } from '@/components/art/picture';
import { titleCloth } from '@/lib/art/pictures/cloth';
import { insightPicture } from '@/lib/art/pictures/insight';
import type { Report } from '@/lib/content/types/report';
import styles from './report-cover.module.css';

export type ReportCoverProps = {
  report: Report;
  className?: string | undefined;
  /** Says what its drawing shows, and bears its title: once a page, where it is the picture of the page. */
  spoken?: boolean;
};

/** A report as a bound book: its spine is the cloth of its title. A picture; words stand beside it. */
export function ReportCover({ report, className, spoken = false }: ReportCoverProps) {
  return (
    <div
      className={clsx(styles.cover, className)}
      {...described(spoken ? report.picture?.alt : undefined)}
      data-noprint
    >
      <div className={styles.spine}>
        <PictureOf spec={titleCloth(report.title, 'spine')} />
      </div>
      <div className={styles.art}>
        <PictureOf spec={insightPicture(report, 'tall')} />
      </div>
      {spoken && (
        <div className={styles.label}>
          <p className={styles.title}>{report.title}</p>
          <p>{report.typeName}</p>
        </div>
      )}
    </div>
  );
}
