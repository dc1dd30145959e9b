import clsx from 'clsx';
import { PictureOf } from '@/components/art/picture';
import { issueStrip } from '@/lib/art/pictures/cloth';
import type { NewsletterIssue } from '@/lib/content/types/newsletter-issue';
import styles from './issue-strip.module.css';

export type IssueStripProps = {
  issue: NewsletterIssue;
  /** A narrow strip, which thickens when its link is pointed at, or a cloth across the page. */
  variant?: 'narrow' | 'wide';
};

/** What an issue is known by in a list: one figure of it as a strip. */
export function IssueStrip({ issue, variant = 'narrow' }: IssueStripProps) {
  return (
    <div className={clsx(styles.strip, styles[variant])} aria-hidden="true">
      <PictureOf spec={issueStrip(issue)} />
    </div>
  );
}
