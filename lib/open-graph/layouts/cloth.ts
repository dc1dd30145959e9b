import { gallery } from '@/lib/art/pictures';
import type { OpenGraphCard } from '@/lib/open-graph/card';
import { artBox, horizon, rect } from '@/lib/open-graph/shapes';
import { type Surface, surfaces } from '@/lib/open-graph/surface';
import { caption, headline, logo } from '@/lib/open-graph/words';
import { LINE, MARGIN, SHEET, WIDTH } from './frame';
import { standingOn } from './standing';

const cloth = (text: string, height: number) =>
  ({ art: 'kikoi', text, width: WIDTH, height }) as const;

/** A short text makes few, broad stripes: it is woven again until there are enough. */
function dense(text: string): string {
  return text.repeat(Math.ceil(26 / text.length));
}

/** A list of insights: its title stands on the cloth of its title. */
export function list(card: Extract<OpenGraphCard, { family: 'list' }>): string {
  return standingOn(card, surfaces[card.ground], cloth(dense(card.title), 150), 480, 168);
}

/** A topic: its word stands on a strip of its own art. */
export function topic(card: Extract<OpenGraphCard, { family: 'topic' }>): string {
  return standingOn(card, surfaces.band, gallery[`topic-${card.topic}`], 390, 168);
}

/** A newsletter issue: its cloth comes first. */
export function issue(card: Extract<OpenGraphCard, { family: 'issue' }>): string {
  const strip = artBox(cloth(dense(card.title), 170), { x: 0, y: 0, width: WIDTH, height: 170 });
  return onLine(card, surfaces.page, strip, 206);
}

/** A legal page or a tool: a thin cloth, a title, a line. */
export function paper(card: Extract<OpenGraphCard, { family: 'paper' }>): string {
  const strip = artBox(cloth(card.title, 24), { x: 0, y: 0, width: WIDTH, height: 24 });
  return onLine(card, surfaces.page, strip, 60, card.line === 'broken');
}

function onLine(
  card: { kicker: string; title: string; detail?: string },
  surface: Surface,
  top: string,
  logoY: number,
  broken = false,
): string {
  const box = {
    x: MARGIN,
    baseline: LINE - 2,
    width: WIDTH - 2 * MARGIN,
    height: LINE - logoY - 70,
  };
  const parts = broken
    ? [
        [0, 760],
        [800, 860],
        [930, 960],
        [1050, 1066],
      ]
    : [[0, WIDTH]];
  return [
    rect(SHEET, surface.ground),
    top,
    ...parts.map(([from = 0, to = 0]) => horizon(from, to, LINE - 2, surface.ink)),
    logo({ x: MARGIN, y: logoY, fill: surface.ink }),
    headline(card.title, { ...box, fill: surface.ink }),
    caption(card, { x: MARGIN, y: LINE + 54 }, surface),
  ].join('');
}
