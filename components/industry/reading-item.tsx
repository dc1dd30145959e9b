import clsx from 'clsx';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Link } from '@/components/ui/link';
import type { InsightShape } from '@/lib/art/pictures/insight';
import type { Reading } from '@/lib/content/relations/industry-page';

/** How a piece is set: the classes of its parts. */
export type ReadingItemLook = {
  /** Shape of the picture; without one the item is text only. */
  variant?: InsightShape;
  pictureClassName?: string;
  titleClassName?: string;
  /** Classes for the article, which is a column unless they say otherwise. */
  className?: string | undefined;
};

export type ReadingItemProps = ReadingItemLook & { reading: Reading };

/** A piece to read, with the reason why in place of its excerpt. */
export function ReadingItem({
  reading: { piece, why },
  variant,
  pictureClassName,
  titleClassName = 'type-h1',
  className = 'flex flex-col gap-3.5',
}: ReadingItemProps) {
  return (
    <article className={clsx('card', className)}>
      {variant && <InsightPicture piece={piece} variant={variant} className={pictureClassName} />}
      <div className="@container grid grow content-start gap-2.5">
        <InsightMeta piece={piece} />
        <h3 className={titleClassName}>
          <Link href={piece.path} className="card-link">
            {piece.title}
          </Link>
        </h3>
        <p className="text-small text-ink-2">{why}</p>
      </div>
    </article>
  );
}
