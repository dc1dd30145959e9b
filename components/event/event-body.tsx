import clsx from 'clsx';
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
import styles from './event-body.module.css';
import { EventProgramme } from './event-programme';
import { EventRecording } from './event-recording';
import { EventSide } from './event-side';
import { EventState } from './event-state';

export type EventBodyProps = { event: FirmEvent; related: readonly InsightSummary[] };

/**
 * Facts at the left, and the way to the recording of what was; at the right the programme. Below
 * both the text, its sources and people: the name of each part at the left, the part at the right.
 */
export function EventBody({ event, related }: EventBodyProps) {
  const document = readMarkdown(event.body, event);
  const text = isAtHome(event) ? (
    <Prose tree={document.content} className={styles.text} />
  ) : (
    <TextElsewhere piece={event} />
  );
  return (
    <EventState event={event} className={clsx('wrap py-sec', styles.body)}>
      <div className="grid-12">
        <div className="lg:col-end-5">
          <EventSide event={event}>
            {event.past && event.recording && (
              <section id="recording">
                <EventRecording event={event} />
              </section>
            )}
          </EventSide>
        </div>
        <div className="mt-8 grid content-start gap-10 lg:col-start-6 lg:mt-0">
          <EventProgramme event={event} />
        </div>
      </div>
      {/* Where no recording can be asked for, the record is what is left of it (past-event-link). */}
      {event.past ? <div id={event.recording ? 'record' : 'recording'}>{text}</div> : text}
      {isAtHome(event) && (
        <Sources document={document} headingClassName="type-h2" className={styles.part} />
      )}
      <section className={styles.part}>
        <h2 className="type-h2">{labels.event.ledBy}</h2>
        <div className="flex flex-wrap gap-x-12 gap-y-6">
          {event.speakers.map((speaker) => (
            <Byline key={speaker.id} person={speaker} />
          ))}
        </div>
      </section>
      {related.length > 0 && (
        <section className={styles.part}>
          <h2 className="type-h2">{labels.event.reading}</h2>
          <Publications title="" pieces={related} />
        </section>
      )}
    </EventState>
  );
}
