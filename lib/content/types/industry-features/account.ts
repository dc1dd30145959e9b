import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A list with one entry for each month. */
const months = <T extends z.ZodType>(item: T) => z.array(item).length(12);
/** Strokes that the drawing has room for. */
const units = z.number().int().min(0).max(15);

/** A household's account over one year, and one loan repaid in two ways. */
export const account = z
  .strictObject({
    kind: z.literal('account'),
    ...drawingWords,
    alt: z
      .strictObject({ across: sentence, down: sentence })
      .describe(
        'The year in words: once for the drawing with months across, once with months downwards.',
      ),
    months: months(
      z.strictObject({ name: z.string().min(3).max(4), in: units, out: units.max(8) }),
    ),
    keys: z.strictObject({ in: z.string(), out: z.string() }),
    loans: z
      .array(z.strictObject({ title: z.string(), text: sentence, instalments: months(units) }))
      .length(2)
      .describe(
        'In a text, {lean} stands for the count of months that bring in no more than they take.',
      ),
    note: sentence,
  })
  .refine(({ loans: [equal, shaped] }) => total(equal) === total(shaped), {
    path: ['loans'],
    error: 'two loans that repay the same number of units',
  });

function total(loan: { instalments: number[] } | undefined): number {
  return loan?.instalments.reduce((all, units) => all + units, 0) ?? 0;
}
