import clsx from 'clsx';
import { described } from '@/components/art/described';
import { PictureOf } from '@/components/art/picture';
import { FigureLabels } from '@/components/insight-list/figure-labels';
import { halfFit } from '@/lib/art/drawing';
import type { Half } from '@/lib/art/insight-drawings/figure-labels';
import { insightPicture } from '@/lib/art/pictures/insight';
import type { CaseStudy } from '@/lib/content/types/case-study';
import { labels } from '@/lib/labels';
import styles from './half-picture.module.css';

export type HalfPictureProps = {
  piece: CaseStudy;
  half: Half;
  /** From edge to edge of its own page, or in an entry of the list, where it says which half it is. */
  variant: 'page' | 'entry';
  className?: string | undefined;
};

/** Half of a case's picture: the upper one in greys, the lower one in colour. */
export function HalfPicture({ piece, half, variant, className }: HalfPictureProps) {
  const spec = insightPicture(piece, 'wide');
  const height = spec.height / 2;
  const isBefore = half === 'before';
  const isEntry = variant === 'entry';
  return (
    <div
      className={clsx(styles.half, styles[variant], styles[half], className)}
      // What both show is said once.
      {...described(isBefore ? piece.picture?.alt : undefined)}
      data-noprint={isEntry ? undefined : ''}
    >
      <div className={clsx('h-full', isBefore && 'before')}>
        <PictureOf
          spec={spec}
          viewBox={`0 ${isBefore ? 0 : height} ${spec.width} ${height}`}
          fit={halfFit(spec, isBefore)}
        />
      </div>
      {isEntry && piece.picture && <FigureLabels picture={piece.picture} half={half} />}
      {isEntry && <b>{labels.caseStudy.halves[half]}</b>}
    </div>
  );
}
