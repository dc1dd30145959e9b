import { ReadingLayout } from '@/components/article/reading-layout';
import { SummaryLayout } from '@/components/article/summary-layout';
import { PageWeight } from '@/components/insight-list/page-weight';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Byline } from '@/components/team/byline';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { inLanguage } from '@/lib/content/types/insight';
import type { NewsletterIssue } from '@/lib/content/types/newsletter-issue';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import { practiceBehind } from '@/lib/enquiry-about';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import type { Crumb } from '@/lib/seo/json-ld';
import { IssueStrip } from './issue-strip';

export type IssueBodyProps = { issue: NewsletterIssue; trail: readonly Crumb[] };

/** The head of an article, the issue's strip below it, then the letter as an article: its works in the margin. */
export function IssueBody({ issue, trail }: IssueBodyProps) {
  const length = inLanguage(pluralize(issue.minutes, labels.insight.minutes), issue.textLanguage);
  return (
    <article>
      <header className="wrap pt-trail">
        <Breadcrumb trail={trail} />
        <div className="grid-12 mt-5 items-end">
          <div className="grid gap-4 lg:col-span-8 lg:gap-6">
            <h1 className="type-d2 max-w-[17ch]">{issue.title}</h1>
            <p className="type-lede max-w-152 text-ink-2">{issue.excerpt}</p>
            <PlaceholderNote text={placeholderNote(issue)} />
          </div>
          <div className="grid gap-2 lg:col-start-9 lg:col-end-13 lg:gap-4">
            <div data-noprint>
              <Byline person={issue.author} before={labels.issue.author} />
            </div>
            <p className="text-small text-ink-2">
              <time dateTime={issue.date}>{issue.dateLabel}</time>, {length}, <PageWeight />
            </p>
            {/* On paper here, so that the name does not fill a sheet of its own. */}
            <p className="hidden text-small print:block">
              {labels.issue.author} {issue.author.name}
            </p>
            <p className="max-lg:hidden">
              <SpeakToAnExpert className="go" about={practiceBehind(issue)} />
            </p>
            <ul className="tags">
              {issue.topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </div>
        </div>
      </header>
      <figure className="mt-5 lg:mt-sec-s">
        <IssueStrip issue={issue} variant="wide" />
        {issue.picture && (
          <figcaption className="wrap pt-2 text-small lg:pt-3">{issue.picture.alt}</figcaption>
        )}
      </figure>
      {isAtHome(issue) ? (
        <ReadingLayout document={readMarkdown(issue.body, issue)} />
      ) : (
        <SummaryLayout piece={issue} />
      )}
    </article>
  );
}
