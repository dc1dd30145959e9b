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
