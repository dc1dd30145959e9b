import { z } from 'zod';
import { readSet } from '@/lib/content/engine/read';
import { places } from './office-places.mjs';

export type OfficeId = keyof typeof places;
/**
 * Offices in the order in which they are listed; each id is a file in `content/offices/`.
 */
export const officeIds = Object.keys(places) as [OfficeId, ...OfficeId[]];
export const officeId = z.enum(officeIds);

const RANGE = 'a range such as 25+';
const range = z.string(RANGE).regex(/^\d+\+$/, RANGE);

/** An office: `content/offices/<id>.yaml`. */
export const schema = z.strictObject({
  city: z.string(),
  country: z.string(),
  region: z.string(),
  description: z
    .string()
    .min(40)
    .max(200)
    .describe('What this office is for, in one or two sentences.'),
  projects: range,
  clients: range,
  staff: range,
  focus: z.array(z.string()).length(4),
  placeholder: z
    .boolean()
    .describe('True while the figures are placeholders; counted by `npm run preflight`.'),
});

export type Office = z.output<typeof schema> & {
  id: OfficeId;
  /** Its own address: the form on the contact page, filled in for this office. */
  path: string;
};

/** The six offices, headquarters first. */
export function offices(): Office[] {
  return readSet('offices', schema, officeIds).map((office) => ({
    ...office,
    path: `/contact#${office.id}`,
  }));
}

/** One office. */
export function officeById(id: OfficeId): Office {
  return offices().find((candidate) => candidate.id === id) as Office;
}
