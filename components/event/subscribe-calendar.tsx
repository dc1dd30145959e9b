import { FileLink } from '@/components/ui/file-link';
import { Link } from '@/components/ui/link';
import { calendarPath, subscribeUrl } from '@/lib/calendar/site-calendar';
import { labels } from '@/lib/labels';
import { pageUrl } from '@/lib/site-origin';

const words = labels.calendar;

/** All events for a calendar program: by its own scheme, and as a file with a plain address. */
export function SubscribeCalendar() {
  const address = pageUrl(calendarPath);
  return (
    <section className="wrap grid-12 py-sec-s" data-noprint>
      <div className="lg:col-end-7">
        <h2 className="type-h2">{words.title}</h2>
        <p className="mt-2 max-w-152 text-ink-2">{words.text}</p>
      </div>
      <div className="border-(--horizon) lg:col-start-8 lg:border-t-2 lg:pt-4">
        {/* A press takes the whole of it. */}
        <p className="font-medium select-all">
          {address.slice(0, -calendarPath.length)}
          <wbr />
          {calendarPath}
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Link href={subscribeUrl()} className="btn btn-outline">
            {words.subscribe}
          </Link>
          <FileLink
            href={calendarPath}
            className="text-link"
            type="text/calendar"
            saved={labels.sent.saved}
          >
            {words.file}
          </FileLink>
        </p>
      </div>
    </section>
  );
}
