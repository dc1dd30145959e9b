import clsx from 'clsx';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import { SpeakToAnExpertInHero } from '@/components/ui/speak-to-an-expert-in-hero';
import type { Crumb } from '@/lib/seo/json-ld';

export type LedeProps = {
  text: string;
  /** That of the page, whose last place is the practice or the industry which is to be chosen in the form. */
  trail?: readonly Crumb[];
  className?: string | undefined;
};

/** What the page of a practice or an industry is about, and for whoever knows already, the way to a person. */
export function Lede({ text, trail, className }: LedeProps) {
  return (
    <div className={clsx('grid justify-items-start gap-6', className)}>
      <p className="type-lede text-ink-2">
        <NoWrapHyphens text={text} />
      </p>
      <SpeakToAnExpertInHero about={trail?.at(-1)?.path} />
    </div>
  );
}
