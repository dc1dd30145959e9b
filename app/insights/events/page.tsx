import { EventLists } from '@/components/event/event-lists';
import { EventsHero } from '@/components/event/events-hero';
import { SubscribeCalendar } from '@/components/event/subscribe-calendar';
import { BootScript } from '@/components/site/boot-script';
import { ContactLine } from '@/components/site/contact-line';
import { Page } from '@/components/site/page';
import { eventsPage } from '@/lib/content/pages/events';
import { insightsTrail } from '@/lib/content/pages/insights';
import { events } from '@/lib/content/types/event';
import { feedLinks } from '@/lib/feeds/feed-links';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/events';

export function generateMetadata() {
  return pageMetadata({ ...eventsPage(), path, feeds: feedLinks('event') });
}

export default function EventsPage() {
  const { title, description, hero, none, past, callToAction } = eventsPage();
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <EventsHero {...hero} trail={trail} />
      <EventLists events={events()} none={none} pastTitle={past.title} />
      <SubscribeCalendar />
      {/* Corrects the state and the times of the events above it, before they are painted. */}
      <BootScript name="events" />
      <ContactLine title={callToAction} />
    </Page>
  );
}
