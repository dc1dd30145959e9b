import { z } from 'zod';
import { slugsIn } from '@/lib/content/engine/read';

/** The file name, without its ending, of a practice area in `content/services/`. */
export type ServiceId = string;
/** The same in `content/industries/`. */
export type IndustryId = string;

/** The name of a file in a folder of `content/`: what is there is what may be named. */
const fileIn = (folder: string) =>
  z
    .string()
    .refine((id) => slugsIn(folder).includes(id), {
      error: () =>
        `one of ${slugsIn(folder)
          .map((id) => JSON.stringify(id))
          .join(', ')}`,
    })
    .meta({ relation: folder });

export const serviceId = fileIn('services');
export const industryId = fileIn('industries');

/** Ids of the categories of the insights, in the order of the filter; also the last part of their pages' addresses. */
export const categories = [
  'agriculture',
  'finance',
  'governance',
  'human-capital',
  'technology',
  'policy',
] as const;
export type Category = (typeof categories)[number];

export const category = z.enum(categories);
