import { ClosingLine } from '@/components/sections/closing-line';
import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { EventState, WhenEvent } from './event-state';
import { RegisterAction } from './register-action';

export type EventClosingProps = {
  event: FirmEvent;
  /** What an event that is over ends in. */
  callToAction: string;
};

/** Closes the page of an event: the way to register while it lies ahead, and to a person once it is over. */
export function EventClosing({ event, callToAction }: EventClosingProps) {
  const { title, past, hours, dayLabel } = event;
  if (past) return <ClosingLine title={callToAction} isApart />;
  return (
    <EventState event={event}>
      <WhenEvent is="upcoming">
        <section className="wrap grid-12 gap-y-5 py-sec-s">
          <div className="lg:col-end-6">
            <h2 className="type-h2">{title}</h2>
            <p className="mt-1.5">
              {dayLabel}, <span className="inline-block">{hours}</span>
            </p>
          </div>
          <RegisterAction
            event={event}
            how={labels.event.registerHow}
            className="max-w-152 lg:col-start-6"
          />
        </section>
      </WhenEvent>
    </EventState>
  );
}
