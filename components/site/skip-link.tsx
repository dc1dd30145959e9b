import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

/** The first Tab on every page offers to pass the header. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      data-noprint
      className="fixed -top-20 left-4 z-90 bg-maize px-5 py-3 font-semibold text-on-maize focus:top-2"
    >
      {labels.skip}
    </Link>
  );
}
