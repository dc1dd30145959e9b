import { z } from 'zod';
import { labelSides } from '@/lib/art/place-labels';
import { ContentError } from '@/lib/content/engine/content-error';
import { type Entry, memoize, readFolder } from '@/lib/content/engine/read';
import { hoursAhead, isTimeZone, timeZones } from '@/lib/format/time-zone';

/** An office: its file name in `content/offices/`. */
export type OfficeId = string;
export const officeReference = z.string().meta({ relation: 'offices' });

/** For so many the choice without scripts has selectors, and its list has rows (`components/office/`). */
const MOST_OFFICES = 12;

/** What stands on the contact page under an id of the page's own. */
const TAKEN = ['answered', 'drawer', 'enquiry', 'inquiry', 'main', 'offices', 'search'];

/** Hours of a clock between which the sun is highest in any place of Africa by the clocks that are kept there. */
const [EARLIEST_NOON, LATEST_NOON] = [10.75, 14.5];

const RANGE = 'a range such as 25+';
const range = z.string(RANGE).regex(/^\d+\+$/, RANGE);

/** An office: `content/offices/<id>.yaml`. */
export const schema = z
  .strictObject({
    city: z.string().max(24),
    country: z.string(),
    region: z.string(),
    order: z
      .number()
      .int()
      .min(1)
      .max(99)
      .optional()
      .describe(
        'Position in lists, lowest first; the first is the headquarters. An office without one stands after those with one, by its city.',
      ),
    latitude: z
      .number()
      .min(-35)
      .max(37.5)
      .describe(
        'Degrees north of the equator, as any map on the web gives them first; south of it with a minus: -1.286. From it come the pin, the line and the days of the year.',
      ),
    longitude: z
      .number()
      .min(-26)
      .max(58)
      .describe('Degrees east of Greenwich, which a map gives second; west of it with a minus.'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'the name of a time zone, such as Africa/Nairobi')
      .meta({ enum: timeZones })
      .describe('The zone whose clocks the city keeps; often it has the name of another city.'),
    mapLabel: z
      .enum(labelSides)
      .optional()
      .describe(
        "Where the city's name stands from its pin on the map. Without it, where it covers no other.",
      ),
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
  })
  .superRefine(({ longitude, timeZone }, context) => {
    if (!isTimeZone(timeZone)) return;
    // Degrees in the wrong order, or a minus too few, are places elsewhere; their clocks give them away.
    const noon = 12 - longitude / 15 + hoursAhead(timeZone);
    if (noon >= EARLIEST_NOON && noon <= LATEST_NOON) return;
    const message = `the zone in which ${longitude}° of longitude lies; or latitude and longitude have changed places, or a minus is missing`;
    context.addIssue({ code: 'custom', path: ['timeZone'], message });
  });

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
