import { TextElsewhere } from '@/components/article/text-elsewhere';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import { Byline } from '@/components/team/byline';
import { Publications } from '@/components/team/publications';
import type { FirmEvent } from '@/lib/content/types/event';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import { EventProgramme } from './event-programme';
import { EventRecording } from './event-recording';
import { EventSide } from './event-side';
import { EventState } from './event-state';

export type EventBodyProps = { event: FirmEvent; related: readonly InsightSummary[] };

/** Facts at the left; at the right the programme of what is to come, or the record of what was. */
export function EventBody({ event, related }: EventBodyProps) {
  const document = readMarkdown(event.body, event);
  const text = isAtHome(event) ? (
    <Prose tree={document.content} className="max-w-prose" />
  ) : (
    <TextElsewhere piece={event} />
  );
  return (
    <EventState event={event} className="wrap grid-12 py-sec">
      <div className="lg:col-end-5">
        <EventSide event={event} />
      </div>
      <div className="mt-8 grid gap-sec-s lg:col-start-6 lg:mt-0">
        {event.past ? (
          <>
            <section id="recording" className="grid gap-10">
              {event.recording && (
                <div>
                  <EventRecording event={event} />
                </div>
              )}
              {text}
            </section>
            <EventProgramme event={event} />
          </>
        ) : (
          <>
            <EventProgramme event={event} />
            {text}
          </>
        )}
        {isAtHome(event) && <Sources document={document} headingClassName="type-h1" />}
        <section>
          <h2 className="type-h1 mb-4">{labels.event.ledBy}</h2>
          <div className="flex flex-wrap gap-x-12 gap-y-6">
            {event.speakers.map((speaker) => (
              <Byline key={speaker.id} person={speaker} />
            ))}
          </div>
        </section>
        <Publications title={labels.event.reading} pieces={related} level={2} />
      </div>
    </EventState>
  );
}
