import type { z } from 'zod';

/** A field that only some pages print: where it is, what it holds, and whether it belongs there. */
export type ConditionalField = { path: (string | number)[]; value: unknown; required: boolean };

/**
 * Holds the fields that only some pages print to those pages: a value that is missing there would leave
 * a gap in the page, and one that stands elsewhere would be read by nobody.
 * @param drawing kind of the drawing around which the page is composed; none of the plain one
 */
export function checkConditionalFields(
  fields: readonly ConditionalField[],
  drawing: string | undefined,
  context: z.core.$RefinementCtx,
): void {
  const page = drawing ? `the page with the drawing "${drawing}"` : 'a page without a drawing';
  for (const { path, value, required } of fields) {
    if (required === (value !== undefined)) continue;
    const message = required
      ? `a value, because ${page} prints it`
      : `nothing, because ${page} does not print it`;
    context.addIssue({ code: 'custom', path, message });
  }
}
