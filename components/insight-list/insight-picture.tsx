import clsx from 'clsx';
import { described } from '@/components/art/described';
import { type Loading, PictureOf } from '@/components/art/picture';
import { reportGroundClass } from '@/components/report/report-ground';
import { Photo } from '@/components/ui/photo';
import { halfFit } from '@/lib/art/drawing';
import { issueCard, titleCloth } from '@/lib/art/pictures/cloth';
import { type InsightShape, insightPicture } from '@/lib/art/pictures/insight';
import { insightKinds } from '@/lib/content/kinds';
import type { InsightSummary } from '@/lib/content/types/insight';
import { dateParts, formatMonthShort } from '@/lib/format/date';
import { FigureLabels } from './figure-labels';
import styles from './insight-picture.module.css';

export type InsightPictureProps = {
  piece: InsightSummary;
  /** Shape it is drawn for; choose the one nearest to the box it fills. */
  variant: InsightShape;
  className?: string | undefined;
  /** In an entry that is held back: fetched when the entry is shown. `near`: when scrolled near it. */
  deferred?: Loading | undefined;
  /** What it shows stands below it, for everyone. */
  captioned?: boolean;
  /** So large that its figures are read in it. */
  labelled?: boolean;
};

/** How wide the boxes are in which a photo stands in for a shape. */
const photoSizes: Record<InsightShape, string> = {
  wide: '100vw',
  card: '(width < 48rem) 100vw, 50vw',
  square: '(width < 48rem) 40vw, 16rem',
  tall: '(width < 48rem) 100vw, 30vw',
};

/**
 * The picture of a piece: its subject picks the art, its kind the container. An article is the art
 * itself, a brief a sheet, a report a bound cover, a case study a before and an after, an event a
 * vessel with its day, a newsletter issue one figure of it, or the cloth of its title. The box takes its size from
 * `className`. A photo beside the content file takes the place of all of these.
 */
export function InsightPicture({
  piece,
  variant,
  className,
  deferred,
  captioned = false,
  labelled = false,
}: InsightPictureProps) {
  // At full width a drawing of a piece says what it shows; smaller ones stand beside their title.
  const isSpoken = variant === 'wide' && !piece.photo && !captioned;
  return (
    <div
      className={clsx(styles.frame, className)}
      {...(piece.photo ? {} : described(isSpoken ? piece.picture?.alt : undefined))}
    >
      {piece.photo ? (
        <Photo
          photo={piece.photo}
          sizes={photoSizes[variant]}
          first={variant === 'wide'}
          className={styles.photo}
        />
      ) : (
        <Contained piece={piece} variant={variant} deferred={deferred} />
      )}
      {labelled && !piece.photo && piece.picture && <FigureLabels picture={piece.picture} />}
    </div>
  );
}

type ContainedProps = Pick<InsightPictureProps, 'piece' | 'variant' | 'deferred'>;

function Contained(props: ContainedProps) {
  const { piece, variant, deferred } = props;
  switch (insightKinds[piece.kind].container) {
    case 'sheet':
      return <Sheet {...props} />;
    case 'cover':
      return <Cover {...props} />;
    case 'halves':
      return <BeforeAndAfter {...props} />;
    case 'day':
      return <Day piece={piece} />;
    case 'cloth':
      return <Cloth {...props} />;
    default:
      return (
        <PictureOf
          deferred={deferred}
          spec={insightPicture(piece, variant)}
          className={styles.art}
        />
      );
  }
}

function Sheet({ piece, deferred }: ContainedProps) {
  return (
    <div className={clsx(styles.stand, styles.tint, styles[piece.art])}>
      <div className={styles.sheet}>
        <div className={styles.sheetArt}>
          <PictureOf deferred={deferred} spec={insightPicture(piece, 'card')} />
        </div>
        <b className={styles.sheetTitle}>{piece.title}</b>
        <div className={styles.sheetText} />
      </div>
    </div>
  );
}

function Cover({ piece, deferred }: ContainedProps) {
  return (
    <div className={clsx(styles.stand, reportGroundClass(piece))}>
      <div className={styles.cover}>
        <PictureOf deferred={deferred} spec={titleCloth(piece.title, 'spine')} />
        <PictureOf deferred={deferred} spec={insightPicture(piece, 'tall')} />
        <b className={styles.coverTitle}>{piece.title}</b>
      </div>
    </div>
  );
}

function BeforeAndAfter({ piece, variant, deferred }: ContainedProps) {
  const spec = insightPicture(piece, variant);
  const half = spec.height / 2;
  return (
    <>
      <div className={clsx(styles.half, 'before')}>
        <PictureOf
          deferred={deferred}
          spec={spec}
          viewBox={`0 0 ${spec.width} ${half}`}
          fit={halfFit(spec, true)}
        />
      </div>
      <div className={styles.line} />
      <div className={styles.half}>
        <PictureOf
          deferred={deferred}
          spec={spec}
          viewBox={`0 ${half} ${spec.width} ${half}`}
          fit={halfFit(spec, false)}
        />
      </div>
    </>
  );
}

function Day({ piece }: { piece: InsightSummary }) {
  const { day, month, year } = dateParts(piece.date);
  return (
    <div className={styles.wall}>
      <div className={styles.day}>
        <b>{day}</b>
        <span className={styles.month}>
          {month} {year}
        </span>
        <span className={styles.short}>{formatMonthShort(piece.date)}</span>
      </div>
    </div>
  );
}

function Cloth({ piece, deferred }: ContainedProps) {
  return <PictureOf deferred={deferred} spec={issueCard(piece)} className={styles.art} />;
}
