import type { ReactNode } from 'react';
import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { EventFacts } from './event-facts';
import { WhenEvent } from './event-state';

const words = labels.event;

export type EventSideProps = {
  event: FirmEvent;
  /** Stands below the facts. */
  children?: ReactNode;
};

/** What one needs while deciding, always in sight: the facts. */
export function EventSide({ event, children }: EventSideProps) {
  return (
    <div className="grid gap-6 lg:sticky lg:top-24 lg:self-start">
      <EventFacts event={event} />
      <WhenEvent is="under-way">
        <p className="text-small text-ink-2">{words.underWay}</p>
      </WhenEvent>
      <WhenEvent is="past">
        <p className="text-small text-ink-2">{words.over}</p>
      </WhenEvent>
      {!event.past && (
        <WhenEvent is="upcoming">
          <p className="text-small">
            <b className="font-semibold">{words.access}.</b> {words.accessText}
          </p>
        </WhenEvent>
      )}
      {children}
    </div>
  );
}
