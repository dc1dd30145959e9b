import clsx from 'clsx';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import { SpeakToAnExpertInHero } from '@/components/ui/speak-to-an-expert-in-hero';

/** What the page of a practice or an industry is about, and for whoever knows already, the way to a person. */
export function Lede({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <div className={clsx('grid justify-items-start gap-6', className)}>
      <p className="type-lede text-ink-2">
        <NoWrapHyphens text={text} />
      </p>
      <SpeakToAnExpertInHero />
    </div>
  );
}
