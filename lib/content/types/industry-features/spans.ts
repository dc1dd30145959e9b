import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A power line from the station to one house. */
export const spans = z.strictObject({
  kind: z.literal('spans'),
  ...drawingWords,
  decidedBy: z.string().describe('What stands before who decides.'),
  spans: z.array(z.strictObject({ name: z.string(), text: sentence, who: z.string() })).length(5),
});
