import { Link } from '@/components/ui/link';
import { inLanguage } from '@/lib/content/types/insight';
import type { NewsletterIssue } from '@/lib/content/types/newsletter-issue';
import { labels } from '@/lib/labels';
import styles from './issue-row.module.css';
import { IssueStrip } from './issue-strip';

/** An issue on the list, below its cloth and what that draws; it thickens when it is pointed at. */
export function IssueRow({ issue }: { issue: NewsletterIssue }) {
  return (
    <article className="card strip-link">
      <IssueStrip issue={issue} />
      {issue.picture && <p className="pt-2 text-small text-ink-2">{issue.picture.alt}</p>}
      <div className={styles.row}>
        <p className="type-label text-ink-2">
          <time dateTime={issue.date.slice(0, 7)}>
            {inLanguage(issue.month, issue.textLanguage)}
          </time>
        </p>
        <div>
          <h3 className="type-h1">
            <Link href={issue.path} className="card-link">
              {issue.title}
            </Link>
          </h3>
          <ul className="tags mt-2 text-ink-2">
            {issue.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <p className="mt-3 max-w-152 text-ink-2">{issue.excerpt}</p>
        </div>
        <p className="card-control">
          <Link href={issue.path} className="go sm:whitespace-nowrap">
            {labels.issue.read}
            <span className="sr-only">: {issue.title}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
