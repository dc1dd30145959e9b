import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { PrintOrigin } from '@/components/article/print-origin';
import { Share } from '@/components/article/share';
import { EventBody } from '@/components/event/event-body';
import { EventClosing } from '@/components/event/event-closing';
import { EventHero } from '@/components/event/event-hero';
import { EventRow } from '@/components/event/event-row';
import { BootScript } from '@/components/site/boot-script';
import { Page } from '@/components/site/page';
import { eventsPage } from '@/lib/content/pages/events';
import { insightsTrail } from '@/lib/content/pages/insights';
import { relatedTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { byState, events } from '@/lib/content/types/event';
import { feedLinks } from '@/lib/feeds/feed-links';
import { labels } from '@/lib/labels';
import { metaDescription } from '@/lib/seo/description';
import { event as eventNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const { generateStaticParams, pieceFor } = pieceRoute(events);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  const { path, title, description: whole } = await pieceFor(props);
  const description = metaDescription(whole);
  return pageMetadata({ path, title, description, feeds: feedLinks('event') });
}

export default async function EventPage(props: PieceProps) {
  const event = await pieceFor(props);
  const way = insightsTrail({ name: eventsPage().title, path: '/insights/events' });
  // As on the list: what lies ahead by its date, then what is over, the latest first.
  const { coming, over } = byState(events().filter(({ id }) => id !== event.id));
  const others = [...coming, ...over];
  return (
    <Page
      path={event.path}
      ground="event"
      trail={[...way, { name: event.title, path: event.path }]}
      jsonLd={[
        eventNode({
          ...event,
          name: event.title,
          performers: event.speakers,
        }),
      ]}
    >
      <article>
        <PrintOrigin path={event.path} />
        <EventHero event={event} trail={[...way, { name: event.typeName, path: event.path }]} />
        <EventBody
          event={event}
          related={relatedTo(event).filter(({ kind }) => kind !== 'event')}
        />
      </article>
      <section className="wrap" data-noprint>
        <Share piece={event} />
      </section>
      <ArticleTaxonomy {...taxonomyOf(event)} also={[]} />
      <section className="ground-band py-sec-s" data-noprint>
        <div className="wrap">
          <h2 className="type-h2">{labels.event.also}</h2>
          {others.map((other) => (
            <EventRow key={other.id} event={other} />
          ))}
        </div>
      </section>
      <EventClosing event={event} callToAction={eventsPage().callToAction} />
      {/* Corrects the state and the times of the events above it, before they are painted. */}
      <BootScript name="events" />
    </Page>
  );
}
