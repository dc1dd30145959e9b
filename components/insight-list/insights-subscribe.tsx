import { NewsletterForm } from '@/components/forms/newsletter-form';
import { Link } from '@/components/ui/link';
import { FollowFeed } from './follow-feed';

export type InsightsSubscribeProps = { title: string; ask: string; action: string };

/** The subscribe box of /insights, and the way to the people who wrote what stands above it. */
export function InsightsSubscribe({ title, ask, action }: InsightsSubscribeProps) {
  return (
    <section className="ground-lake" data-noprint>
      <div className="wrap grid-12 items-start py-sec-s">
        <h2 className="type-d3 lg:col-span-6">{title}</h2>
        <div className="lg:col-start-8 lg:col-end-13">
          <NewsletterForm variant="insights" />
          <p className="mt-4 text-small text-ink-2">
            {ask}{' '}
            <Link href="/contact" className="text-link whitespace-nowrap">
              {action}
            </Link>
          </p>
          <div className="mt-4">
            <FollowFeed />
          </div>
        </div>
      </div>
    </section>
  );
}
