import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { enquiryAbout } from '@/lib/enquiry-about';
import { labels } from '@/lib/labels';
import { type ClosingGround, closingGrounds } from './closing-grounds';

export type ClosingLineProps = {
  title: string;
  label?: string;
  /** Path of the page of the practice or the industry that is to be chosen in the form. */
  about?: string | undefined;
  /** The colour field that it lies on; none where the page ends on one. */
  ground?: ClosingGround;
  /** What stands above ends in a colour of its own, or with its last line: the sentence keeps away from it. */
  isApart?: boolean;
  /** What is said below the title, a sentence or two. */
  children?: ReactNode;
};

/**
 * Closes a page that sells nothing of its own: what to talk about, and the way. The telephone stands in the footer,
 * which follows within the same screen. It has no rule of its own: below a field its edge would be a second one.
 */
export function ClosingLine({
  title,
  label = labels.speakToAnExpert,
  about,
  ground,
  isApart = false,
  children,
}: ClosingLineProps) {
  return (
    <section className={ground && closingGrounds[ground]} data-noprint>
      <div
        className={clsx(
          'wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-sec-s',
          (ground || isApart) && 'pt-sec-s',
        )}
      >
        <div className="max-w-152">
          <h2 className="type-h2">{title}</h2>
          {children}
        </div>
        <Link href={enquiryAbout(about)} className="btn">
          {label}
        </Link>
      </div>
    </section>
  );
}
