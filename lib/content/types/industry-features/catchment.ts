import { z } from 'zod';
import { drawingWords, sentence } from './drawing-words';

/** A share of a length; a river may begin and end a little outside the drawing. */
const share = z.number().min(-0.1).max(1.1);
const place = z.tuple([share, share]);

/** A district on foot. Places are shares of its length and breadth. */
export const catchment = z.strictObject({
  kind: z.literal('catchment'),
  ...drawingWords,
  alt: sentence.describe(
    'In a text, {total}, {near}, {far}, {beyond}, {cut} and {longer} stand for the counts drawn.',
  ),
  district: z.strictObject({ length: z.number(), breadth: z.number() }).describe('Kilometres.'),
  rings: z
    .tuple([z.number(), z.number()])
    .describe('Kilometres walked in half an hour and in an hour.'),
  clinics: z.array(place).min(4).max(9),
  river: z
    .array(place)
    .min(3)
    .describe('The river crosses the district; its points run from one long side to the other.'),
  households: z.strictObject({ count: z.number().int().max(120), seed: z.string() }),
  keys: z.strictObject({
    near: z.string(),
    far: z.string(),
    beyond: z.string(),
    cut: z.string(),
    river: z.string(),
    clinic: z.string(),
    household: z.string(),
  }),
  findings: z.array(z.strictObject({ title: z.string(), text: sentence })).length(3),
  note: sentence,
});
