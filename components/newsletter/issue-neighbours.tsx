import { Link } from '@/components/ui/link';
import { inLanguage } from '@/lib/content/types/insight';
import type { NewsletterIssue } from '@/lib/content/types/newsletter-issue';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './issue-neighbours.module.css';
import { IssueStrip } from './issue-strip';

export type IssueNeighboursProps = {
  previous: NewsletterIssue | undefined;
  next: NewsletterIssue | undefined;
};

/** The issues before and after this one, each below its cloth. */
export function IssueNeighbours({ previous, next }: IssueNeighboursProps) {
  return (
    <nav aria-label={labels.issue.others} className={styles.neighbours} data-noprint>
      {previous && <Neighbour issue={previous} label={labels.issue.previous} />}
      {next && <Neighbour issue={next} label={labels.issue.next} />}
    </nav>
  );
}

function Neighbour({ issue, label }: { issue: NewsletterIssue; label: string }) {
  return (
    <Link href={issue.path} className="strip-link">
      <IssueStrip issue={issue} />
      <span className={styles.words}>
        <span className="type-label">
          {inLanguage(interpolate(label, { month: issue.month }), issue.textLanguage)}
        </span>
        <b className="type-h1">{issue.title}</b>
      </span>
    </Link>
  );
}
