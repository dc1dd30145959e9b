import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

/** The way to a person that every landing has: a button, or with `className="go"` a link with an arrow. */
export function SpeakToAnExpert({ className = 'btn' }: { className?: string }) {
  return (
    <Link href="/contact" className={className}>
      {labels.speakToAnExpert}
    </Link>
  );
}

/** The same below the title of a landing: a button would lie under the banner of a first visit on a phone, which has a link, and its telephone in the header. */
export function SpeakToAnExpertInHero() {
  return (
    <>
      <SpeakToAnExpert className="go sm:hidden" />
      <SpeakToAnExpert className="btn max-sm:hidden" />
    </>
  );
}
