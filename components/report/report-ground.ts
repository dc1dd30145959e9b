import type { Report } from '@/lib/content/types/report';

const grounds = { tea: 'ground-tea', maize: 'ground-maize', lake: 'ground-lake' } as const;

/** The colour a report stands on wherever it is shown: in the list, at its own head, as a card. */
export function reportGround({ art }: Pick<Report, 'art'>): keyof typeof grounds {
  switch (art) {
    case 'agriculture':
    case 'furrow':
    case 'development':
      return 'tea';
    case 'financial':
    case 'energy':
      return 'maize';
    default:
      return 'lake';
  }
}

/** @returns the class that paints it */
export const reportGroundClass = (report: Pick<Report, 'art'>) => grounds[reportGround(report)];
