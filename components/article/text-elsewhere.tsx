import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { otherLanguage, readIn, saidOf } from '@/lib/other-languages';

/** In place of a text that is in another language than the page: that it is, and the way to it. */
export function TextElsewhere({ piece }: { piece: InsightSummary }) {
  const other = otherLanguage(piece.textLanguage);
  if (!other) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{saidOf('textIn', other)}</p>
      <Link href={piece.path} to={other} className="btn">
        {readIn(other)}
      </Link>
    </div>
  );
}
