import { TenderLine } from '@/components/procurement/tender-line';
import { LinkRows } from '@/components/sections/link-rows';
import { NameList } from '@/components/ui/name-list';
import type { Leads } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';

export type RelatedServicesProps = Leads & { className?: string };

/** The practices and industries next to this one, and why; last, to the papers of a tender. */
export function RelatedServices({ leads, also, className }: RelatedServicesProps) {
  return (
    <section className={className}>
      <h2 className="type-h2 mb-5">{labels.service.leadsTo}</h2>
      <LinkRows items={leads} />
      {also.length > 0 && (
        <p className="mt-4 text-small text-ink-2">
          {labels.service.alsoNear} <NameList entries={also} />.
        </p>
      )}
      <TenderLine className="mt-4 text-small text-ink-2" />
    </section>
  );
}
