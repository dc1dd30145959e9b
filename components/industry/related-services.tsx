import { LinkRows } from '@/components/sections/link-rows';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';

export type RelatedServicesProps = IndustryPageData['services'] & { className?: string };

/** The practices that work in an industry usually draws in, and why. */
export function RelatedServices({ title, items, className = 'wrap pb-sec' }: RelatedServicesProps) {
  return (
    <section className={className}>
      <h2 className="type-h2 mb-5">{title}</h2>
      <LinkRows items={items} />
    </section>
  );
}
