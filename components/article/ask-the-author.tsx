import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

/** The way to a person from the first screen of a piece. */
export function AskTheAuthor({ className = 'go' }: { className?: string }) {
  return (
    <Link href="/contact" className={className} data-noprint>
      {labels.reading.askAuthor}
    </Link>
  );
}
