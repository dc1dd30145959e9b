import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** One record on its way through five systems; each keeps its fields in an order of its own. */
export const dataFlow = z
  .strictObject({
    kind: z.literal('data-flow'),
    ...drawingWords,
    alt: sentence,
    fields: z.array(z.strictObject({ id: z.string(), name: z.string().max(16) })).length(6),
    systems: z
      .array(
        z.strictObject({
          name: z.string().max(24),
          text: sentence,
          holds: z
            .array(z.string())
            .min(1)
            .describe('Ids of the fields it holds, from top to bottom.'),
          rewrites: z
            .array(z.string())
            .default([])
            .describe('Those that it writes in its own way.'),
        }),
      )
      .length(5),
    labels: z.strictObject({ holds: z.string(), rewrites: z.string(), stops: z.string() }),
    note: sentence,
  })
  .refine(
    ({ fields, systems }) =>
      systems.every((s) =>
        [...s.holds, ...s.rewrites].every((id) => fields.some((f) => f.id === id)),
      ),
    { path: ['systems'], error: 'only ids that are listed in fields' },
  );
