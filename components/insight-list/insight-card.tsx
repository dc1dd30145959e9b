import clsx from 'clsx';
import type { Loading } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { InsightShape } from '@/lib/art/pictures/insight';
import type { InsightSummary } from '@/lib/content/types/insight';
import { InsightMeta } from './insight-meta';
import { InsightPicture } from './insight-picture';

export type InsightCardProps = {
  piece: InsightSummary;
  /** Shape the picture is drawn for. */
  variant?: InsightShape;
  /** Classes for the picture's box, its `aspect-ratio` among them. */
  pictureClassName?: string | undefined;
  className?: string | undefined;
  level?: 2 | 3;
  excerpt?: boolean;
  /** When its picture is fetched, where that is not at once. */
  deferred?: Loading;
};

/** A piece as a card: the picture is the card; its title covers the whole of it. */
export function InsightCard({
  piece,
  variant = 'card',
  pictureClassName = 'aspect-3/2',
  className,
  level = 3,
  excerpt = true,
  deferred,
}: InsightCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={clsx('card @container flex flex-col gap-3.5', className)}>
      <InsightPicture
        piece={piece}
        variant={variant}
        className={pictureClassName}
        deferred={deferred}
      />
      <InsightMeta piece={piece} />
      <Heading className="type-h1">
        <Link href={piece.path} className="card-link">
          {piece.title}
        </Link>
      </Heading>
      {excerpt && <p className="text-small text-ink-2">{piece.excerpt}</p>}
    </article>
  );
}
