import { IssueRow } from '@/components/newsletter/issue-row';
import { IssueStrip } from '@/components/newsletter/issue-strip';
import { NewsletterContents } from '@/components/newsletter/newsletter-contents';
import { NewsletterHero } from '@/components/newsletter/newsletter-hero';
import { SectionHead } from '@/components/sections/section-head';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { newsletterPage } from '@/lib/content/pages/newsletter';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/newsletter';

export function generateMetadata() {
  return pageMetadata({ ...newsletterPage(), path, feeds: feedLinks('newsletter') });
}

export default function NewsletterRoute() {
  const { title, description, hero, contents, issues: words } = newsletterPage();
  const issues = newsletterIssues();
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="maize"
      trail={trail}
      endsInForm="newsletter"
      about={{ type: 'CollectionPage', title, description }}
    >
      <NewsletterHero {...hero} trail={trail} />
      {/* What it draws is said below, where the issue stands. */}
      {issues[0] && <IssueStrip issue={issues[0]} variant="wide" />}
      <NewsletterContents {...contents} />
      <section className="ground-band py-sec">
        <div className="wrap">
          <SectionHead {...words} />
          <div className="grid gap-9">
            {issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </div>
        </div>
      </section>
    </Page>
  );
}
