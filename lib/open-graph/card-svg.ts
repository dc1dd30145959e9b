import { lightTokens, resolveTokens } from '@/lib/tokens';
import { drawArt } from './art';
import type { OpenGraphCard } from './card';
import { type Box, HEIGHT, horizon, rect, WIDTH } from './shapes';
import { surfaces } from './surface';
import { caption, cornerCaption, headline, logo } from './words';

const MARGIN = 64;
/** Upper edge of the line that a headline stands on, where facts stand below it. */
const LINE = 518;
/** Width of the art at a side. */
const SIDE = 470;
const SHEET: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** The picture of a page as SVG: shapes only, text among them, in plain colours. */
export function cardSvg(card: OpenGraphCard): string {
  const frame = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const shapes = rect(SHEET, surfaces[card.surface].ground) + layouts[card.layout](card);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${shapes}</svg>`;
  return resolveTokens(svg, lightTokens());
}

const layouts = { left: beside, right: beside, below, above };

/** Room for the words below the line: as far as the line runs, or short of the art beside them. */
export function captionWidth({ layout, art }: Pick<OpenGraphCard, 'layout' | 'art'>): number {
  if (layout === 'above' || 'day' in art) return WIDTH - 2 * MARGIN;
  return WIDTH - SIDE - MARGIN - 16;
}

/** The headline on a line, a fact below it, and art beside both, which reaches three edges. */
function beside(card: OpenGraphCard): string {
  const { ink } = surfaces[card.surface];
  const isLeft = card.layout === 'left';
  const art = { x: isLeft ? 0 : WIDTH - SIDE, y: 0, width: SIDE, height: HEIGHT };
  const from = isLeft ? SIDE : 0;
  const x = from + (isLeft ? 52 : MARGIN);
  const width = from + WIDTH - SIDE - x - 44;
  return [
    drawArt(card.art, art),
    // A vessel leaves the line free to run on below it.
    horizon(from, 'day' in card.art ? WIDTH : from + WIDTH - SIDE, LINE, ink),
    logo({ x, y: 46, fill: ink }),
    headline(card.title, { x, baseline: LINE, width, height: 380, fill: ink, largest: 110 }),
    caption(card, { x, y: LINE + 56, width: captionWidth(card) }, surfaces[card.surface]),
  ].join('');
}

/** The headline stands on art that fills the width below it. */
function below(card: OpenGraphCard): string {
  const { ink } = surfaces[card.surface];
  const y = 'cloth' in card.art ? 480 : 410;
  const box = { x: MARGIN, baseline: y, width: WIDTH - 2 * MARGIN, height: y - 120 };
  return [
    drawArt(card.art, { x: 0, y, width: WIDTH, height: HEIGHT - y }),
    logo({ x: MARGIN, y: 46, fill: ink }),
    cornerCaption(card.kicker, { x: WIDTH - MARGIN, y: 81, fill: ink }),
    headline(card.title, { ...box, fill: ink, largest: 148 }),
  ].join('');
}

/** Art hangs from the upper edge; the headline stands on a line, with a fact below it. */
function above(card: OpenGraphCard): string {
  const { ink } = surfaces[card.surface];
  const height = 'cloth' in card.art ? 110 : 200;
  const people = 'people' in card.art;
  const inset = people ? MARGIN : 0;
  const box = { x: MARGIN, baseline: LINE, width: WIDTH - 2 * MARGIN, height: LINE - height - 110 };
  return [
    drawArt(card.art, { x: inset, y: 0, width: WIDTH - 2 * inset, height }),
    horizon(0, WIDTH, LINE, ink),
    logo({ x: MARGIN, y: height + 36, fill: ink }),
    headline(card.title, { ...box, fill: ink }),
    caption(card, { x: MARGIN, y: LINE + 56, width: captionWidth(card) }, surfaces[card.surface]),
  ].join('');
}
