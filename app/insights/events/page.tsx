import { EventLists } from '@/components/event/event-lists';
import { EventYear } from '@/components/event/event-year';
import { EventsHero } from '@/components/event/events-hero';
import { SubscribeCalendar } from '@/components/event/subscribe-calendar';
import { CallToAction } from '@/components/sections/call-to-action';
import { BootScript } from '@/components/site/boot-script';
import { Page } from '@/components/site/page';
import { eventsPage } from '@/lib/content/pages/events';
import { insightsTrail } from '@/lib/content/pages/insights';
import { events } from '@/lib/content/types/event';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/events';

export function generateMetadata() {
  return pageMetadata({ ...eventsPage(), path, feeds: feedLinks('event') });
}

export default function EventsPage() {
  const { title, description, hero, coming, none, past, callToAction } = eventsPage();
  const all = events();
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <EventsHero {...hero} trail={trail} />
      <EventYear events={all} />
      <EventLists events={all} none={none} titles={{ coming: coming.title, past: past.title }} />
      <SubscribeCalendar />
      {/* Corrects the state and the times of the events above it, before they are painted. */}
      <BootScript name="events" />
      <CallToAction title={callToAction} ground="lake" />
    </Page>
  );
}
