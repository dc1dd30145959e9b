import type { ReactNode } from 'react';
import { ContactLinks } from '@/components/site/contact-links';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

export type ClosingLineProps = {
  title: string;
  label?: string;
  /** What is said below the title, a sentence or two. */
  children?: ReactNode;
};

/** Closes a page that sells nothing of its own: what to talk about below a rule, the way, and the telephone. */
export function ClosingLine({ title, label = labels.speakToAnExpert, children }: ClosingLineProps) {
  return (
    <section className="wrap pt-6 pb-sec-s" data-noprint>
      <div className="horizon flex flex-wrap items-start justify-between gap-x-8 gap-y-5 pt-5">
        <div className="max-w-152">
          <h2 className="type-h2">{title}</h2>
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:flex-row-reverse">
          <Link href="/contact" className="btn">
            {label}
          </Link>
          <ContactLinks className="flex flex-wrap gap-x-6" />
        </div>
      </div>
    </section>
  );
}
