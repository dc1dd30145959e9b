import clsx from 'clsx';
import type { ReactNode } from 'react';

export type SectionHeadProps = {
  title: string;
  text?: ReactNode;
  className?: string | undefined;
  id?: string;
};

/** A section's statement at the left, what to know about it at the right. */
export function SectionHead({ title, text, className, id }: SectionHeadProps) {
  return (
    <div className={clsx('grid-12 mb-sec-s items-end', className)}>
      <h2 className="type-d3 lg:col-span-7" id={id}>
        {title}
      </h2>
      {text && <p className="text-ink-2 lg:col-start-8 lg:col-end-13">{text}</p>}
    </div>
  );
}
