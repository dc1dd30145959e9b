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
  className?: string | undefined;
};

/** Half of a case's picture and which it is: the upper one in greys, the lower one in colour. */
export function HalfPicture({ piece, half, className }: HalfPictureProps) {
  const spec = insightPicture(piece, 'wide');
  const height = spec.height / 2;
  const isBefore = half === 'before';
  return (
    <div
      className={clsx(styles.half, className)}
      // What both show is said once.
      {...described(isBefore ? piece.picture?.alt : undefined)}
    >
      <div className={clsx('h-full', isBefore && 'before')}>
        <PictureOf
          spec={spec}
          viewBox={`0 ${isBefore ? 0 : height} ${spec.width} ${height}`}
          fit={halfFit(spec, isBefore)}
        />
      </div>
      {piece.picture && <FigureLabels picture={piece.picture} half={half} />}
      <b>{labels.caseStudy.halves[half]}</b>
    </div>
  );
}
