import clsx from 'clsx';
import type { ReactNode } from 'react';

export type CaseStudyPartProps = {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One of the four parts of a case: its name stays at the left while its text is read. */
export function CaseStudyPart({ id, title, className, children }: CaseStudyPartProps) {
  return (
    <section className={clsx('py-sec-s', className)}>
      <div className="wrap grid-12">
        <h2 id={id} className="type-d3 self-start lg:sticky lg:top-24 lg:col-end-6">
          {title}
        </h2>
        <div className="lg:col-start-7">{children}</div>
      </div>
    </section>
  );
}
