import { z } from 'zod';
import { pieceDrawingNames, pieceFigures } from '@/lib/art/insight-drawings';
import { argumentPlaces } from '@/lib/art/insight-drawings/figure-labels';
import type { Pictured } from '@/lib/art/pictures/insight';
import { ContentError } from '@/lib/content/engine/content-error';

/** Numbers that a text writes out. */
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  thirteen: 13,
  eighteen: 18,
  hundred: 100,
};

/** A number as its text prints it: `14,762`, `0.90`, `five`. */
const figure = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(
    (text) => text in WORDS || /^\d{1,3}(?:,\d{3})+$|^\d+(?:\.\d+)?$/.test(text),
    'a number as the text prints it, such as "14,762", "0.90" or five',
  );

/** A drawing of its own, of figures that the text prints; in place of the art of its subject. */
export const picture = z
  .strictObject({
    draws: z.enum(pieceDrawingNames),
    figures: z.array(figure).default([]),
    names: z
      .array(z.string().max(20))
      .optional()
      .describe(
        'What each of the figures counts, in a word or two, where they stand in the drawing; without figures, what stands in it.',
      ),
    alt: z
      .string()
      .min(30)
      .max(260)
      .describe('What the drawing shows, for those who do not see it; no more than the text says.'),
  })
  .optional()
  .describe('A drawing, made of figures that the text prints. A photo has a button of its own.');

/**
 * The drawing of a piece.
 * @throws ContentError where the drawing is made of fewer or more figures, where these have fewer or more names,
 *   and naming every figure that the text does not print
 */
export function pictureOfInsight(
  data: z.output<typeof picture>,
  text: string,
  file: string,
): Pictured['picture'] {
  if (!data) return undefined;
  const count = data.figures.length;
  const [least, most] = pieceFigures[data.draws];
  if (count < least || count > most) {
    const wanted = least === most ? least : `at least ${least}`;
    throw new ContentError(file, [
      `picture.figures: found ${count}, expected ${wanted}, of which ${data.draws} is drawn`,
    ]);
  }
  const named = argumentPlaces[data.draws]?.length ?? count;
  if (data.names && data.names.length !== named) {
    const each = named === count ? 'one for each of the figures' : `those in ${data.draws}`;
    throw new ContentError(file, [
      `picture.names: found ${data.names.length}, expected ${named}, ${each}`,
    ]);
  }
  const missing = data.figures.filter((printed) => !prints(text, printed));
  if (missing.length > 0) {
    throw new ContentError(
      file,
      missing.map(
        (printed) => `picture.figures: found ${printed}, expected a figure that the text prints`,
      ),
    );
  }
  const figures = data.figures.map(
    (printed) => WORDS[printed] ?? Number(printed.replaceAll(',', '')),
  );
  return { draws: data.draws, figures, names: data.names, alt: data.alt };
}

function prints(text: string, figure: string): boolean {
  const escaped = figure.replaceAll('.', '\\.');
  return new RegExp(`(?<![\\d.,\\p{L}])${escaped}(?![\\d\\p{L}]|[.,]\\d)`, 'iu').test(text);
}
