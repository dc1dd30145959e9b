import { insightKinds } from '@/lib/content/kinds';
import { insights } from '@/lib/content/relations/insights';
import type { Insight } from '@/lib/content/types/insight';
import { dateParts } from '@/lib/format/date';
import type { CardFamily, OpenGraphCard } from './card';

/** Pictures of everything published. */
export function pieceCards(): OpenGraphCard[] {
  return insights().map((piece) => ({
    ...familyOf(piece),
    path: piece.path,
    kicker: piece.card?.kicker ?? piece.label,
    title: piece.title,
    detail: piece.card?.detail ?? `${piece.category}, ${piece.dateLabel}`,
  }));
}

/** The composition follows what holds the picture of a piece on its cards. */
function familyOf({ kind, art, seed, picture, date }: Insight): CardFamily {
  const { container } = insightKinds[kind];
  if (container === 'day') return { family: 'event', ...dateParts(date) };
  if (container === 'cloth') return { family: 'issue' };
  return { family: 'piece', container, art, seed, picture };
}
