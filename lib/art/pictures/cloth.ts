import type { PictureSpec } from '@/lib/art/drawing';
import type { Ink } from '@/lib/art/ink';
import { weave } from '@/lib/art/kikoi';
import { insightPicture, type Pictured, pictureOf } from './insight';

const TITLE_SHAPES = {
  /** A strip across the page. */
  strip: { width: 1600, height: 24 },
  /** The spine of a report. */
  spine: { width: 400, height: 24 },
  /** Round the day of an event. */
  vessel: { width: 400, height: 460 },
} as const;

/** The strip of a newsletter issue: one figure of it, or while it names none, the kikoi of its title. */
export function issueStrip({ title, ...piece }: Pictured & { title: string }): PictureSpec {
  return piece.picture ? pictureOf(piece, 'strip', TITLE_SHAPES.strip) : titleCloth(title, 'strip');
}

/** The same in a card: fewer pieces, as a strip of a hundred would be one grey there. */
export const issueCard = (piece: Pictured & { title: string }): PictureSpec =>
  piece.picture ? insightPicture(piece, 'square') : issueStrip(piece);

const NAME_SHAPES = {
  large: { width: 400, height: 500 },
  roster: { width: 200, height: 240 },
} as const;

/** The kikoi of a title. */
export function titleCloth(title: string, shape: keyof typeof TITLE_SHAPES): PictureSpec {
  return { art: 'kikoi', text: title, ...TITLE_SHAPES[shape] };
}

/** The same of the search, whose title is one word: woven three times, on the light cloth. */
export function searchCloth(title: string): PictureSpec {
  return { art: 'kikoi', text: title.repeat(3), cloth: 0, ...TITLE_SHAPES.strip };
}

/** What is written under a name: one letter with its marks, and the ink of its stripe. */
export type LetterOverCloth = { letter: string; ink: Ink };

/**
 * A name over its own cloth, the one that its portrait wears: each letter with the stripe that it makes. What
 * makes none, such as a space or a hyphen, lies on the ground.
 */
export function lettersOverCloth(name: string): LetterOverCloth[] {
  const { ground, threads } = weave(name + name);
  const stripes = threads.values();
  return [...new Intl.Segmenter().segment(name.normalize('NFC'))].map(({ segment }) => ({
    letter: segment,
    ink: /\p{L}/u.test(segment) ? (stripes.next().value?.ink ?? ground) : ground,
  }));
}

/** The kikoi of a person's full name, woven twice so that the stripes stay fine. */
export function nameCloth(name: string, size: keyof typeof NAME_SHAPES): PictureSpec {
  return { art: 'kikoi', text: name + name, ...NAME_SHAPES[size] };
}
