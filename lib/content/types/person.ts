import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { type Entry, memoize, readFolder } from '@/lib/content/engine/read';
import { photoAlt } from '@/lib/content/images/photo-rules';
import { slugify } from '@/lib/format/slug.mjs';
import type { Photo } from '@/lib/photo/photo';
import { serviceId } from './ids';
import { once } from './insight-fields';
import { type Office, officeById, officeReference } from './office';

/** Someone of the firm: `content/people/<id>.yaml`. */
export const schema = z
  .strictObject({
    name: z.string(),
    familyName: z
      .string()
      .optional()
      .describe('Family name in citations, where it is not the last word of the name.'),
    initials: z
      .string()
      .min(2)
      .max(3)
      .describe('Two or three letters, which the portrait shows while there is no photo.'),
    role: z.string().describe('Role as printed under the name.'),
    qualification: z.string(),
    bio: z
      .string()
      .min(40)
      .describe('What the person does, for the team page; at most 60 words read well.'),
    expertise: z.array(z.string()).min(3).max(5),
    answersFor: z
      .string()
      .optional()
      .describe('What the person answers for; present for those on the leadership page.'),
    remit: z.string().optional().describe('One sentence for the leadership page.'),
    office: officeReference.describe('Where the person sits: a file name in `content/offices/`.'),
    languages: z.array(z.string()).min(1),
    services: once(z.array(serviceId)).describe('Practices the person leads or works in.'),
    expert: z.boolean().describe('Shown on /team with a profile of their own.'),
    order: z.number().int().describe('Position on the pages, lowest first.'),
    ground: z
      .enum(['lake', 'tea', 'earth', 'basalt', 'maize', 'sisal'])
      .describe('Colour behind the initials.'),
    /** What `content/people/<id>.jpg` shows; the portrait is drawn while there is no photo. */
    photoAlt,
    placeholder: z.boolean().describe('On until a real person stands here.'),
    draft: z.boolean().optional().describe('Keeps the person out of the site.'),
  })
  .refine(({ expert, answersFor }) => expert || answersFor !== undefined, {
    path: ['answersFor'],
    error:
      'what the person answers for, or expert switched on: without both, no page shows the person',
  });

export type Person = z.output<typeof schema> & {
  id: string;
  path: string;
  photo?: Photo | undefined;
};

function toPerson({ slug, data, photo }: Entry<z.output<typeof schema>>): Person {
  const page = data.expert ? '/team' : '/team/leadership';
  return { ...data, id: slug, path: `${page}#${slug}`, photo };
}

/** Where someone sits. */
export const officeOf = ({ id, office }: Pick<Person, 'id' | 'office'>): Office =>
  officeById(office, `content/people/${id}.yaml`);

/**
 * Everyone, in page order.
 * @throws ContentError as `readFolder`, and for an office that does not exist
 */
export function people(): readonly Person[] {
  return memoize('everyone', () =>
    readFolder('people', schema, ({ slug, data }) => officeOf({ ...data, id: slug }))
      .map(toPerson)
      .sort((a, b) => a.order - b.order),
  );
}

/** The expert profiles of the team page. */
export function experts(): Person[] {
  return people().filter(({ expert }) => expert);
}

/** Those who answer for a part of the firm. */
export function leadership(): Person[] {
  return people().filter(({ answersFor }) => answersFor !== undefined);
}

/**
 * One person by id.
 * @param field the field of `referringFile` that holds the id, for messages
 * @throws ContentError naming the file that refers to someone who does not exist
 */
export function personById(id: string, referringFile: string, field = 'author'): Person {
  const all = people();
  const match = all.find((candidate) => candidate.id === id);
  if (match) return match;
  const meant = all.find((one) => [one.id, slugify(one.name)].includes(slugify(id)));
  const expected = meant
    ? `${JSON.stringify(meant.id)}, the file name of ${meant.name}`
    : `one of ${all.map((candidate) => candidate.id).join(', ')}`;
  throw new ContentError(referringFile, [
    `${field}: found ${JSON.stringify(id)}, expected ${expected}`,
  ]);
}
