import clsx from 'clsx';
import { described } from '@/components/art/described';
import { PictureOf } from '@/components/art/picture';
import { halfFit } from '@/lib/art/drawing';
import { insightPicture } from '@/lib/art/pictures/insight';
import type { CaseStudy } from '@/lib/content/types/case-study';
import styles from './half-picture.module.css';

/** Half of a case's picture from edge to edge: the upper one in greys, the lower one in colour. */
export function HalfPicture({ piece, half }: { piece: CaseStudy; half: 'before' | 'after' }) {
  const spec = insightPicture(piece, 'wide');
  const height = spec.height / 2;
  const isBefore = half === 'before';
  return (
    <div
      className={clsx(styles.half, styles[half])}
      {...described(isBefore ? piece.picture?.alt : undefined)}
      data-noprint
    >
      <div className={clsx('h-full', isBefore && 'before')}>
        <PictureOf
          spec={spec}
          viewBox={`0 ${isBefore ? 0 : height} ${spec.width} ${height}`}
          fit={halfFit(spec, isBefore)}
        />
      </div>
    </div>
  );
}
