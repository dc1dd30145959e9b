import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A payment file's way through an office, before and after: two floor plans. */
export const fileWalk = z
  .strictObject({
    kind: z.literal('file-walk'),
    ...drawingWords,
    /** Eight rooms: the first four lie on one side of the corridor, the others face them. */
    rooms: z.array(z.string().max(14)).length(8),
    walks: z
      .array(
        z.strictObject({
          name: z.string(),
          text: sentence,
          /** The walk in words, for people who cannot see the plan. */
          alt: sentence,
          /** Rooms in the order in which the file enters them. */
          visits: z.array(z.string()).min(2),
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
