import { notFound } from 'next/navigation';
import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { CiteAndShare } from '@/components/article/cite-and-share';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadNext } from '@/components/article/read-next';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { IssueBody } from '@/components/newsletter/issue-body';
import { IssueNeighbours } from '@/components/newsletter/issue-neighbours';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { newsletterPage } from '@/lib/content/pages/newsletter';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { insightMetadata, insightNode } from '@/lib/seo/insight';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return newsletterIssues().map(({ slug }) => ({ slug }));
}

/** An issue with the ones before and after it; the list begins with the newest. */
async function issueFor({ params }: Props) {
  const { slug } = await params;
  const issues = newsletterIssues();
  const index = issues.findIndex((issue) => issue.slug === slug);
  const issue = issues[index] ?? notFound();
  return { issue, previous: issues[index + 1], next: issues[index - 1] };
}

export async function generateMetadata(props: Props) {
  return insightMetadata((await issueFor(props)).issue);
}

export default async function IssuePage(props: Props) {
  const { issue, previous, next } = await issueFor(props);
  const { title, subscribe } = newsletterPage();
  const way = insightsTrail({ name: title, path: '/insights/newsletter' });
  return (
    <Page
      path={issue.path}
      endsInForm="newsletter"
      trail={[...way, { name: issue.title, path: issue.path }]}
      jsonLd={[insightNode(issue)]}
    >
      <PrintOrigin path={issue.path} />
      <IssueBody
        issue={issue}
        trail={[...way, { name: `${title}, ${issue.month}`, path: issue.path }]}
      />
      <CiteAndShare piece={issue} />
      <ArticleTaxonomy {...taxonomyOf(issue)} />
      <ReadNext pieces={readNextTo(issue)} />
      <IssueNeighbours previous={previous} next={next} />
      <section className="ground-maize" data-noprint>
        <div className="wrap grid-12 items-end py-sec-s">
          <h2 className="type-d3 lg:col-end-7">{subscribe.title}</h2>
          <div className="lg:col-start-8">
            <NewsletterForm variant="newsletter" />
          </div>
        </div>
      </section>
    </Page>
  );
}
