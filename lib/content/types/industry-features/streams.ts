import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** Twelve sources run together, in as many steps as there are stages. */
export const streams = z
  .strictObject({
    kind: z.literal('streams'),
    ...drawingWords,
    stages: z
      .array(
        z.strictObject({ streams: z.number().int().min(1), title: z.string(), text: sentence }),
      )
      .min(3)
      .max(5),
    mandatesLabel: z.string(),
    mandates: z.array(z.string().max(18)).describe('One name for each stream of the first stage.'),
    limit: z.strictObject({ title: z.string(), text: sentence }),
    note: z.string(),
  })
  .refine(({ stages, mandates }) => stages[0]?.streams === mandates.length, {
    path: ['mandates'],
    error: 'as many names as the first stage has streams',
  })
  .refine(({ stages }) => stages.every((s, i) => s.streams < (stages[i - 1]?.streams ?? 99)), {
    path: ['stages'],
    error: 'fewer streams at each stage than at the one before',
  });
