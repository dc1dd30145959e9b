import { firm } from '@/content/firm';
import type { Report } from '@/lib/content/report';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import { absoluteUrl } from '@/lib/site-url';

/** How to cite a report, with its address. */
export function CiteAs({ report: { title, type, date, path } }: { report: Report }) {
  return (
    <section className="ground-band py-sec-s">
      <div className="wrap grid-12">
        <h2 className="type-h2 lg:col-span-4">{labels.reading.citeAs}</h2>
        <p className="max-w-168 wrap-anywhere lg:col-start-6 lg:col-end-13">
          {fill(labels.reading.citation, {
            firm: firm.name,
            year: date.slice(0, 4),
            title,
            type,
            city: firm.address.city,
          })}{' '}
          {absoluteUrl(path)}
        </p>
      </div>
    </section>
  );
}
