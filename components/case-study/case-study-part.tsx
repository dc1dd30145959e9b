import clsx from 'clsx';
import type { ReactNode } from 'react';

export type CaseStudyPartProps = {
  id: string;
  title: string;
  /** Stands below the name, at the left of the rest. */
  beside?: ReactNode;
  /** Over the whole width, below its name. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** One of the four parts of a case: its name at the left of its text, or above what needs the width. */
export function CaseStudyPart({
  id,
  title,
  beside,
  wide = false,
  className,
  children,
}: CaseStudyPartProps) {
  return (
    <section className={clsx('py-sec-s', className)}>
      <div className={clsx('wrap', wide ? 'grid grid-cols-1 gap-8' : 'grid-12')}>
        <div className={clsx(!wide && 'lg:col-end-6')}>
          <h2 id={id} className="type-d3">
            {title}
          </h2>
          {beside}
        </div>
        <div className={clsx(!wide && 'lg:col-start-7')}>{children}</div>
      </div>
    </section>
  );
}
