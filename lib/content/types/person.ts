import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { type Entry, memoize, readFolder } from '@/lib/content/engine/read';
import { photoAlt } from '@/lib/content/images/photo';
import type { Photo } from '@/lib/photo/photo';
import { serviceId } from './ids';
import { officeId } from './office';

/** Someone of the firm: `content/people/<id>.yaml`. */
export const schema = z
  .strictObject({
    name: z.string(),
    /** Family name in citations, where it is not the last word of the name. */
    familyName: z.string().optional(),
    /** Two or three letters for the portrait's inner vessel. */
    initials: z.string().min(2).max(3),
    /** Role as printed under the name. */
    role: z.string(),
    qualification: z.string(),
    /** What the person does, for the team page; at most 60 words read well. */
    bio: z.string().min(40),
    expertise: z.array(z.string()).min(3).max(5),
    /** What the person answers for; present for those on the leadership page. */
    answersFor: z.string().optional(),
    /** One sentence for the leadership page. */
    remit: z.string().optional(),
    /** Where the person sits: an id of `content/offices/`. */
    office: officeId,
    languages: z.array(z.string()).min(1),
    /** Practices the person leads or works in. */
    services: z.array(serviceId),
    /** Shown on /team as one of the three expert profiles. */
    expert: z.boolean(),
    /** Position on the pages, lowest first. */
    order: z.number().int(),
    /** Colour of the portrait's inner vessel. */
    ground: z.enum(['lake', 'tea', 'earth', 'basalt', 'maize']),
    /** What `content/people/<id>.jpg` shows; the portrait is drawn while there is no photo. */
    photoAlt,
    /** True until a real person stands here; counted by `npm run preflight`. */
    placeholder: z.boolean(),
    /** `true` keeps the person out of the site. */
    draft: z.boolean().optional(),
  })
  .refine(({ expert, answersFor }) => expert || answersFor !== undefined, {
    path: ['answersFor'],
    error:
      'what the person answers for: without it, and without `expert: true`, no page shows them',
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

/** Everyone, in page order. */
export function people(): readonly Person[] {
  return memoize('everyone', () =>
    readFolder('people', schema)
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
  throw new ContentError(referringFile, [
    `${field}: found ${JSON.stringify(id)}, expected one of ${all.map((candidate) => candidate.id).join(', ')}`,
  ]);
}
