import { z } from 'zod';

const line = z.string().min(2).max(160);
/** Half a month of a year: 1 is the first half of January, 24 the second of December. */
const half = z.int().min(1).max(24);
const span = z.strictObject({ what: z.string().min(2).max(60), from: half, to: half });

/** What an exhibit is, and what it is not: every one is a reconstruction. */
const words = { title: z.string().min(5).max(90), note: line };

/** Two years on one scale, and the weeks in which they meet. */
const wall = z.strictObject({
  kind: z.literal('wall'),
  ...words,
  sides: z
    .array(z.strictObject({ name: z.string().max(60), spans: z.array(span).min(2).max(7) }))
    .length(2),
  shared: span,
});

/** A paper as its two parties sign it; what was taken out of it stays legible, struck through. */
const paper = z.strictObject({
  kind: z.literal('paper'),
  ...words,
  clauses: z
    .array(z.strictObject({ name: z.string().max(40), text: line, struck: z.boolean().optional() }))
    .min(3)
    .max(12),
  signed: z.array(z.string().max(60)).min(2).max(3),
});

/** A sheet with a row for each task. */
const sheet = z.strictObject({
  kind: z.literal('sheet'),
  ...words,
  columns: z.array(z.string().max(40)).min(2).max(5),
  rows: z
    .array(z.array(z.string().max(90)).min(2).max(5))
    .min(2)
    .max(8),
});

export const caseExhibits = z
  .array(z.discriminatedUnion('kind', [wall, paper, sheet]))
  .min(1)
  .max(3);
export type CaseExhibit = z.infer<typeof caseExhibits>[number];
export type Wall = z.infer<typeof wall>;
export type Paper = z.infer<typeof paper>;
export type Sheet = z.infer<typeof sheet>;
