import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { enquiryAbout } from '@/lib/enquiry-about';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { type ClosingGround, closingGrounds } from './closing-grounds';

export type CallToActionProps = {
  title: string;
  ground?: ClosingGround | undefined;
  label?: string;
  /** Path of the page of the practice or the industry that is to be chosen in the form. */
  about?: string;
  /** Who answers: beside the sentence. The telephone stands in the footer, which follows within a screen. */
  children?: ReactNode;
};

/** Closes a page: one sentence on a colour field, the way to a person, and who that is. */
export function CallToAction({
  title,
  ground = 'earth',
  label = labels.speakToAnExpert,
  about,
  children,
}: CallToActionProps) {
  const way = (
    <Link href={enquiryAbout(about)} className="btn sm:whitespace-nowrap">
      {label}
    </Link>
  );
  return (
    <section
      className={clsx(closingGrounds[ground], 'overflow-hidden')}
      data-noprint={children ? undefined : ''}
    >
      <div className={clsx('wrap grid-12 py-sec-s', children ? 'items-start' : 'items-end')}>
        <div className={children ? 'lg:col-span-7' : 'lg:col-span-9'}>
          <h2 className="type-d3 sm:type-d2">
            {sentencesOf(title).map((sentence) => (
              <span key={sentence} className="block text-balance">
                {sentence}{' '}
              </span>
            ))}
          </h2>
          {children && (
            <>
              <p className="mt-6 sm:mt-10" data-noprint>
                {way}
              </p>
              <p className="hidden print:block">
                {firm.phone}, {firm.email}
              </p>
            </>
          )}
        </div>
        {children ? (
          <div className="lg:col-start-9 lg:col-end-13">{children}</div>
        ) : (
          <p className="lg:col-start-10 lg:col-end-13 lg:justify-self-end">{way}</p>
        )}
      </div>
    </section>
  );
}

/** Each begins a line of its own: "Describe the problem." "We will bring the practices." */
function sentencesOf(title: string): string[] {
  return title.split(/(?<=[.?!]) /);
}
