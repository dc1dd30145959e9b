import { z } from 'zod';
import { slugsIn } from '@/lib/content/engine/read';

/** The file name, without its ending, of a practice area in `content/services/`. */
export type ServiceId = string;
/** The same in `content/industries/`. */
export type IndustryId = string;
/** The same of a topic, in `content/topics/`. */
export type Category = string;

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
/** The topic of a piece; also the last part of the address of its page. */
export const category = fileIn('topics');
