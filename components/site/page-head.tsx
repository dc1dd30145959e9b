import type { Crumb } from '@/lib/seo/json-ld';
import { Breadcrumb } from './breadcrumb';

export type PageHeadProps = { title: string; lede: string; trail: readonly Crumb[] };

/** Head of a plain landing: the trail and the headline, the lede beside it where there is room. */
export function PageHead({ title, lede, trail }: PageHeadProps) {
  return (
    <section className="wrap grid-12 items-end py-sec-s">
      <div className="lg:col-end-9">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 mt-6">{title}</h1>
      </div>
      <p className="type-lede text-ink-2 lg:col-start-9">{lede}</p>
    </section>
  );
}
