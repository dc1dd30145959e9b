import { pictureOf } from '@/lib/art/pictures/insight';
import type { ArtSubject } from '@/lib/art/subjects';
import type { OpenGraphCard } from '@/lib/open-graph/card';
import { artBox, type Box, rect } from '@/lib/open-graph/shapes';
import { surfaces } from '@/lib/open-graph/surface';
import { headline } from '@/lib/open-graph/words';
import { beforeTokens } from '@/lib/tokens';
import { beside } from './beside';
import { HEIGHT, SIDE, WIDTH } from './frame';

type PieceCard = Extract<OpenGraphCard, { family: 'piece' }>;

const BOX: Box = { x: WIDTH - SIDE, y: 0, width: SIDE, height: HEIGHT };

/** A piece to read: headline on a line, its art at the right in its container. */
export function piece(card: PieceCard): string {
  const containers = { bare, sheet, cover, halves };
  const ground = { bare: 'page', sheet: 'band', cover: 'sky', halves: 'page' } as const;
  return beside(card, surfaces[ground[card.container]], 'right', containers[card.container](card));
}

const specOf = (card: PieceCard, width: number, height: number) =>
  pictureOf(card, 'og', { width, height });

/** An article is the art itself. */
function bare(card: PieceCard): string {
  return artBox(specOf(card, SIDE, HEIGHT), BOX);
}

/** A brief is a sheet that stands on the lower edge: art, two heavy lines, a text. */
function sheet(card: PieceCard): string {
  const paper = { x: BOX.x + 65, y: 110, width: SIDE - 130, height: HEIGHT - 110 };
  const art = { ...paper, height: 290 };
  const heavy = [0.62, 0.44].map((share, index) =>
    rect(
      { x: paper.x + 34, y: 436 + index * 26, width: paper.width * share, height: 10 },
      'var(--ink)',
    ),
  );
  const text = [0, 1, 2, 3, 4, 5].map((index) =>
    rect(
      { x: paper.x + 34, y: 506 + index * 22, width: paper.width - 68, height: 4 },
      'var(--line)',
    ),
  );
  return [
    rect(BOX, tint(card.art)),
    rect(paper, 'var(--raised)'),
    artBox(specOf(card, art.width, art.height), art),
    ...heavy,
    ...text,
  ].join('');
}

/** A report is a bound cover: a spine in the cloth of its title, its art, its title on white. */
function cover(card: PieceCard): string {
  const book = { x: BOX.x + 60, y: 70, width: SIDE - 120, height: 490 };
  const spine = { ...book, width: 32 };
  const art = { ...book, x: book.x + 32, width: book.width - 32 };
  const label = { ...art, y: book.y + 330, height: 160 };
  const cloth = { art: 'kikoi', text: card.title, width: 32, height: 490 } as const;
  return [
    rect(BOX, tint(card.art)),
    artBox(specOf(card, art.width, art.height), art),
    artBox(cloth, spine),
    rect(label, 'var(--raised)'),
    headline(card.title, {
      x: label.x + 22,
      baseline: label.y + 128,
      width: label.width - 40,
      height: 120,
      fill: 'var(--ink)',
      largest: 34,
    }),
  ].join('');
}

/** A case study is the same drawing twice: in greys above the line, in colour below it. */
function halves(card: PieceCard): string {
  const spec = specOf(card, SIDE, HEIGHT);
  const half = HEIGHT / 2;
  const above = artBox(spec, { ...BOX, height: half }, { view: `0 0 ${SIDE} ${half}` });
  const below = artBox(
    spec,
    { ...BOX, y: half, height: half },
    { view: `0 ${half} ${SIDE} ${half}` },
  );
  const line = rect({ ...BOX, y: half - 4, height: 8 }, 'var(--ink)');
  return grey(above) + below + line;
}

function grey(markup: string): string {
  const before = beforeTokens();
  return markup.replace(/var\((--[\w-]+)\)/g, (use, name: string) => before.get(name) ?? use);
}

/** What sheets and covers lie on, by subject, as beside cards on the site. */
function tint(art: ArtSubject): string {
  const tints: Partial<Record<ArtSubject, string>> = {
    policy: 'si',
    monitoring: 'si',
    financial: 'mz',
    energy: 'mz',
    capacity: 'sky',
    education: 'sky',
    agriculture: 'tea',
    furrow: 'tea',
    development: 'tea',
    'public-sector': 'lk',
    healthcare: 'lk',
  };
  return `var(--a-${tints[art] ?? 'hz'})`;
}
