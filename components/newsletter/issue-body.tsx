import { TextElsewhere } from '@/components/article/text-elsewhere';
import { PageWeight } from '@/components/insight-list/page-weight';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Byline } from '@/components/team/byline';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { inLanguage } from '@/lib/content/types/insight';
import type { NewsletterIssue } from '@/lib/content/types/newsletter-issue';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './issue-body.module.css';
import { TitlePattern } from './title-pattern';

export type IssueBodyProps = { issue: NewsletterIssue; trail: readonly Crumb[] };

/** The cloth first, then the title, which stays in sight, and the letter in one column. */
export function IssueBody({ issue, trail }: IssueBodyProps) {
  const length = inLanguage(pluralize(issue.minutes, labels.insight.minutes), issue.textLanguage);
  return (
    <article>
      <TitlePattern title={issue.title} variant="wide" />
      <div className={`wrap ${styles.issue}`}>
        <header>
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6 lg:text-[min(var(--t-d2),4.5vw,16cqi)]">{issue.title}</h1>
          <p className="mt-4 text-small text-ink-2">
            <time dateTime={issue.date}>{issue.dateLabel}</time>, {length}, <PageWeight />
          </p>
          <PlaceholderNote text={placeholderNote(issue)} className="mt-3" />
          {/* On paper here, so that the name does not fill a sheet of its own. */}
          <p className="hidden text-small print:block">
            {labels.issue.author} {issue.author.name}
          </p>
          <ul className="tags mt-3">
            {issue.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </header>
        <div>
          {isAtHome(issue) ? (
            <Letter issue={issue} />
          ) : (
            <>
              <p className="type-lede mb-8">{issue.excerpt}</p>
              <TextElsewhere piece={issue} />
            </>
          )}
          <footer className="mt-8" data-noprint>
            <Byline person={issue.author} before={labels.issue.author} />
          </footer>
        </div>
      </div>
    </article>
  );
}

function Letter({ issue }: { issue: NewsletterIssue }) {
  const document = readMarkdown(issue.body, issue);
  return (
    <>
      <Prose tree={document.content} lead />
      <Sources document={document} className="mt-10" />
    </>
  );
}
