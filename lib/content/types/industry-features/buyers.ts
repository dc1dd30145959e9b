import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A mitred field: the area that faces a side is the share of the harvest sold there. */
export const buyers = z
  .strictObject({
    kind: z.literal('buyers'),
    ...drawingWords,
    alt: sentence,
    unit: z.string(),
    buyers: z
      .array(
        z.strictObject({
          name: z.string().max(32),
          share: z.number().int().min(5).max(45).describe('Share of the harvest in per cent.'),
          takes: sentence,
          pays: sentence,
        }),
      )
      .length(4)
      .describe('Clockwise from the top.'),
    note: sentence,
  })
  .refine(
    ({ buyers: [top, right, bottom, left] }) => sum(top, bottom) === 50 && sum(right, left) === 50,
    {
      path: ['buyers'],
      error: 'shares of which the first and third, and the second and fourth, make 50 each',
    },
  );

function sum(...buyers: ({ share: number } | undefined)[]): number {
  return buyers.reduce((total, buyer) => total + (buyer?.share ?? 0), 0);
}
