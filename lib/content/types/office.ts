import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { type Entry, memoize, readFolder } from '@/lib/content/engine/read';
import { schema } from './office-schema';

export { schema };

/** An office: its file name in `content/offices/`. */
export type OfficeId = string;
export const officeReference = z.string().meta({ relation: 'offices' });

/** For so many the choice without scripts has selectors, and its list has rows (`components/office/`). */
const MOST_OFFICES = 12;

/** What stands on the contact page under an id of the page's own. */
const TAKEN = ['answered', 'drawer', 'enquiry', 'inquiry', 'main', 'offices', 'search'];

export type Office = z.output<typeof schema> & {
  id: OfficeId;
  /** Its own address: the form on the contact page, filled in for this office. */
  path: string;
};

/**
 * The offices, headquarters first.
 * @throws ContentError as `readFolder`, and for none, for more than there is room for, and for a file name
 *   that the contact page has given to something else
 */
export function offices(): readonly Office[] {
  return memoize('offices in order', () => {
    const all = readFolder('offices', schema, assertFree).map(toOffice);
    if (all.length === 0) {
      throw new ContentError('content/offices', [
        'the folder: found no file, expected one for each office, the headquarters at least',
      ]);
    }
    if (all.length > MOST_OFFICES) {
      throw new ContentError('content/offices', [
        `the folder: found ${all.length} files, expected at most ${MOST_OFFICES}, for which the list of offices has room`,
      ]);
    }
    return all.sort(
      (one, other) =>
        (one.order ?? Infinity) - (other.order ?? Infinity) || one.id.localeCompare(other.id),
    );
  });
}

function assertFree({ slug, file }: Entry<z.output<typeof schema>>): void {
  if (!TAKEN.includes(slug)) return;
  throw new ContentError(file, [
    `file name: found "${slug}", which is another place of the contact page, expected the name of the city`,
  ]);
}

function toOffice({ slug, data }: Entry<z.output<typeof schema>>): Office {
  return { ...data, id: slug, path: `/contact#${slug}` };
}

/**
 * One office by id.
 * @param field the field of `referringFile` that holds the id, for messages
 * @throws ContentError naming the file that refers to an office that does not exist
 */
export function officeById(id: OfficeId, referringFile: string, field = 'office'): Office {
  const all = offices();
  const match = all.find((candidate) => candidate.id === id);
  if (match) return match;
  throw new ContentError(referringFile, [
    `${field}: found ${JSON.stringify(id)}, expected one of ${all.map((office) => JSON.stringify(office.id)).join(', ')}`,
  ]);
}
