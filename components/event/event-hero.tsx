import clsx from 'clsx';
import { PictureOf } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Link } from '@/components/ui/link';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { titleCloth } from '@/lib/art/pictures/cloth';
import type { FirmEvent } from '@/lib/content/types/event';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';
import { DateBadge } from './date-badge';
import styles from './event-hero.module.css';
import { EventState, WhenEvent } from './event-state';
import { pastEventLink } from './past-event-link';
import { RegisterAction } from './register-action';

const words = labels.event;

export type EventHeroProps = { event: FirmEvent; trail: readonly Crumb[] };

/**
 * The day hangs from the header, wrapped in the cloth of the event's title: into maize while the event
 * lies ahead, into the band once past. Registering is in the first screen.
 */
export function EventHero({ event, trail }: EventHeroProps) {
  const { hours, place, fee, languageLine } = event;
  const past = pastEventLink(event);
  return (
    <EventState
      event={event}
      className="not-data-[event-state=past]:ground-maize data-[event-state=past]:ground-band"
    >
      <header className={clsx('wrap', styles.hero)}>
        <div className={styles.trail}>
          <Breadcrumb trail={trail} />
        </div>
        <div className={clsx('rounded-vessel', styles.day)}>
          <PictureOf spec={titleCloth(event.title, 'vessel')} className="absolute inset-0" />
          <DateBadge event={event} size="hero" tone="basalt" />
        </div>
        <div className={styles.title}>
          <h1 className="type-d2">{event.title}</h1>
          <p className={clsx('type-lede mt-5 max-w-152', styles.lede)}>{event.excerpt}</p>
          <p className={styles.when}>
            <b className={`type-h2 ${styles.kind}`}>{event.typeName}</b>
            {event.past ? `${hours}, ${place}.` : interpolate(words.inShort, { hours, place, fee })}
          </p>
          {!event.past && (
            <WhenEvent is="upcoming">
              {/* On paper the facts below have it. */}
              <div className="mt-4" data-noprint>
                <RegisterAction event={event} />
                {/* With them the press opens a panel that says as much. */}
                <p className="mt-3 text-small" data-without-js>
                  {interpolate(words.registerHow, { address: firm.email })}
                </p>
              </div>
              {languageLine && <p className="mt-3 font-semibold">{languageLine}.</p>}
            </WhenEvent>
          )}
          <WhenEvent is="past">
            <Link href={past.href} className="btn btn-outline mt-4">
              {past.label}
            </Link>
            {past.how && <p className="mt-3 text-small">{past.how}</p>}
          </WhenEvent>
          <PlaceholderNote text={placeholderNote(event)} className="mt-4" />
        </div>
      </header>
    </EventState>
  );
}
