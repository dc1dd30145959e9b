import { memoize } from '@/lib/content/engine/read';
import type { OpenGraphCard } from './card';
import { openGraphFileName } from './file-name';
import { firmCards, paperCards } from './firm-cards';
import { insightCards } from './insight-cards';
import { serviceCards } from './service-cards';

/** The picture of every page that has one of its own: all but the forwarding and not-found pages. */
export function openGraphCards(): readonly OpenGraphCard[] {
  return memoize('every shared picture', () => [
    ...firmCards(),
    ...serviceCards(),
    ...insightCards(),
    ...paperCards(),
  ]);
}

/** The pictures by the path of their page; a page that stands for another has none. */
export function openGraphCardsByPath(): ReadonlyMap<string, OpenGraphCard> {
  return memoize(
    'shared pictures by page',
    () => new Map(openGraphCards().map((card) => [card.path, card])),
  );
}

/** The pictures by the name of their file. */
export function openGraphCardsByFile(): ReadonlyMap<string, OpenGraphCard> {
  return memoize(
    'shared pictures by file',
    () => new Map(openGraphCards().map((card) => [openGraphFileName(card), card])),
  );
}
