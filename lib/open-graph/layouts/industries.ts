import type { ArtSubject } from '@/lib/art/subjects';
import type { IndustryId } from '@/lib/content/types/ids';
import type { OpenGraphCard } from '@/lib/open-graph/card';
import { artBox, rect } from '@/lib/open-graph/shapes';
import { type Surface, surfaces } from '@/lib/open-graph/surface';
import { cornerCaption, headline, logo } from '@/lib/open-graph/words';
import { beside } from './beside';
import { HEIGHT, MARGIN, SHEET, WIDTH } from './frame';
import { standing, standingOn } from './standing';

/** Industries whose art is a wide landscape; that of the others is a tall cloth. */
const WIDE: readonly IndustryId[] = ['public-sector', 'development', 'energy', 'technology'];
const CLOTH = 420;

/** An industry: its cloth at the left, or its landscape under the headline. */
export function industry(card: Extract<OpenGraphCard, { family: 'industry' }>): string {
  const { id, art } = card;
  if (WIDE.includes(id)) {
    const height = HEIGHT - 400;
    const spec = { art, seed: `og-${id}`, width: WIDTH, height };
    return standingOn(card, id === 'energy' ? surfaces.sky : surfaces.band, spec, 400, 120);
  }
  const spec = { art, seed: `og-${id}`, width: CLOTH, height: HEIGHT };
  const cloth = artBox(spec, { x: 0, y: 0, width: CLOTH, height: HEIGHT });
  return beside(card, surfaces.page, 'left', cloth, CLOTH);
}

/** All industries: the rail of cloths, under the headline or hanging above it. */
export function industries(card: Extract<OpenGraphCard, { family: 'industries' }>): string {
  if (card.path === '/industries') return standing(card, surfaces.sisal, rail(card.arts, 390), 390);
  return hanging(card, surfaces.basalt);
}

function rail(arts: readonly ArtSubject[], y: number): string {
  const width = WIDTH / arts.length;
  const height = HEIGHT - 390;
  return arts
    .map((art, index) => {
      const spec = { art, seed: `og-rail-${art}`, width: width * 2, height: height * 2 };
      return artBox(spec, { x: index * width, y, width: width + 0.5, height });
    })
    .join('');
}

function hanging(card: Extract<OpenGraphCard, { family: 'industries' }>, surface: Surface): string {
  const box = { x: MARGIN, baseline: 500, width: WIDTH - 2 * MARGIN, height: 220 };
  return [
    rect(SHEET, surface.ground),
    rail(card.arts, 0),
    headline(card.title, { ...box, fill: surface.ink }),
    logo({ x: MARGIN, y: 546, fill: surface.ink }),
    cornerCaption(card.kicker, { x: WIDTH - MARGIN, y: 581, fill: surface.ink }),
  ].join('');
}
