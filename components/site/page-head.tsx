import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/json-ld';
import { Breadcrumb } from './breadcrumb';

export type PageHeadProps = {
  title: string;
  trail: readonly Crumb[];
  /** A sentence beside the headline, large. */
  lede?: string;
  /** What stands there in its place. */
  children?: ReactNode;
};

/** Head of a plain landing: the trail and the headline, what else opens the page beside it where there is room. */
export function PageHead({ title, trail, lede, children }: PageHeadProps) {
  return (
    <section className="wrap grid-12 items-end pt-trail pb-sec-s">
      <div className="lg:col-end-9">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 mt-6">{title}</h1>
      </div>
      <div className="lg:col-start-9">
        {lede && <p className="type-lede text-ink-2">{lede}</p>}
        {children}
      </div>
    </section>
  );
}
