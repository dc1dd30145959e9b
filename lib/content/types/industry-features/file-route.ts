import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A payment file's way through an office, before and after: two floor plans. */
export const fileRoute = z
  .strictObject({
    kind: z.literal('file-route'),
    ...drawingWords,
    rooms: z
      .array(z.string().max(14))
      .length(8)
      .describe(
        'Eight rooms: the first four lie on one side of the corridor, the others face them.',
      ),
    walks: z
      .array(
        z.strictObject({
          name: z.string(),
          text: sentence,
          alt: sentence.describe('The walk in words, for people who cannot see the plan.'),
          visits: z
            .array(z.string())
            .min(2)
            .describe('Rooms in the order in which the file enters them.'),
        }),
      )
      .length(2),
    note: z.string(),
  })
  .refine(
    ({ rooms, walks }) => walks.every((walk) => walk.visits.every((v) => rooms.includes(v))),
    {
      path: ['walks'],
      error: 'visits only to rooms that are listed in rooms',
    },
  );
