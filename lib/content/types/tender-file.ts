import { z } from 'zod';
import type { PathReference } from '@/lib/content/routes/known-paths';

/** Where a paper stands: on this site, sent when asked for, or not there at all. */
export const tenderStates = ['published', 'request', 'not-held'] as const;

const paper = z
  .strictObject({
    name: z.string(),
    text: z.string().min(10),
    state: z.enum(tenderStates),
    path: z
      .string()
      .startsWith('/')
      .optional()
      .describe('Page that holds it, where it is published.'),
    days: z
      .number()
      .int()
      .min(1)
      .max(30)
      .optional()
      .describe('Working days until it is sent, where it is sent on request.'),
    placeholder: z.boolean().describe('On until the firm has confirmed the row.'),
  })
  .superRefine(({ state, path, days }, context) => {
    const fields = [
      ['path', path, state === 'published', 'the path of the page that holds it'],
      ['days', days, state === 'request', 'the number of working days until it is sent'],
    ] as const;
    for (const [field, value, isNeeded, what] of fields) {
      if ((value !== undefined) === isNeeded) continue;
      const message = isNeeded ? what : `nothing, because the state is ${JSON.stringify(state)}`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** A part of the tender file, under one heading. */
export const tenderGroup = z.strictObject({ title: z.string(), items: z.array(paper).min(1) });

export type TenderPaper = z.output<typeof paper>;
export type TenderGroup = z.output<typeof tenderGroup>;

/** The pages that papers are said to be published at, each with the field that says so. */
export function tenderPaths(groups: readonly TenderGroup[]): PathReference[] {
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ path }, item) =>
      path ? [{ field: `tender.groups[${group + 1}].items[${item + 1}].path`, path }] : [],
    ),
  );
}
