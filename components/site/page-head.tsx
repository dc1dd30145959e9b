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
 * Head of a plain landing: the trail and the headline, what else opens the page beside it where there is room.
 * It stands on sky, which the page tells its header (`ground`).
 */
export function PageHead({ title, trail, lede, children, tall = false }: PageHeadProps) {
  return (
    <section className="ground-sky">
      <div className={clsx('wrap grid-12 pt-trail pb-sec-s', tall ? 'items-start' : 'items-end')}>
        <div className="lg:col-end-9">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6">{title}</h1>
        </div>
        <div className="lg:col-start-9">
          {lede && <p className="type-lede text-ink-2">{lede}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
