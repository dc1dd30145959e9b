import clsx from 'clsx';
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
  /** That is higher than trail and headline, and begins with them instead of ending with them. */
  tall?: boolean;
};

/**
 * Head of a plain landing: the trail and the headline, what else opens the page beside it where there is room; there
 * the headline stands on the horizon that ends it.
 * It stands on sky, which the page tells its header (`ground`).
 */
export function PageHead({ title, trail, lede, children, tall = false }: PageHeadProps) {
  return (
    <section className="ground-sky border-(--horizon) border-b-2">
      <div className="wrap grid-12 pt-trail max-lg:pb-sec-s max-sm:gap-y-4 max-sm:pt-4 max-sm:pb-6">
        <div className="flex flex-col justify-between lg:col-end-9">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6 max-sm:mt-4 lg:stands">{title}</h1>
        </div>
        <div className={clsx('lg:col-start-9 lg:pb-10', !tall && 'lg:self-end')}>
          {lede && <p className="type-lede text-ink-2">{lede}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
