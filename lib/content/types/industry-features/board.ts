import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A bao board: each pit is a year, each seed a person who can do the work. */
export const board = z
  .strictObject({
    kind: z.literal('board'),
    ...drawingWords,
    years: z
      .array(
        z.strictObject({
          title: z.string(),
          text: sentence,
          adviser: z.boolean().describe('On while our adviser sits beside them.'),
          holders: z
            .number()
            .int()
            .min(1)
            .max(6)
            .describe('People who can do it at the end of the year.'),
          taught: z.number().int().min(0),
          left: z.number().int().min(0).max(2),
        }),
      )
      .length(6),
    keys: z.strictObject({ adviser: z.string(), holder: z.string(), left: z.string() }),
    note: sentence,
  })
  .refine(
    ({ years }) =>
      years.every((y, i) => y.holders === (years[i - 1]?.holders ?? 0) + y.taught - y.left),
    { path: ['years'], error: 'holders of each year = those of the year before + taught - left' },
  );
