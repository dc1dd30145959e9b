import { z } from 'zod';
import { labelSides } from '@/lib/art/place-labels';
import { hoursAhead, isTimeZone, timeZones } from '@/lib/format/time-zone';

/** Hours of a clock between which the sun is highest in any place of Africa by the clocks that are kept there. */
const [EARLIEST_NOON, LATEST_NOON] = [10.75, 14.5];

const RANGE = 'a range such as 25+';
const range = z.string(RANGE).regex(/^\d+\+$/, RANGE);

/** An office: `content/offices/<id>.yaml`. It stands alone, so that `npm run setup` can read it. */
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
        'Degrees north of the equator, as any map on the web gives them first, with a point and no comma; south of it with a minus: -1.286. From it come the pin, the line and the days of the year.',
      ),
    longitude: z
      .number()
      .min(-26)
      .max(58)
      .describe(
        'Degrees east of Greenwich, which a map gives second, with a point and no comma: 36.822; west of it with a minus.',
      ),
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
    placeholder: z.boolean().describe('On while the figures are invented, which the page says.'),
  })
  .superRefine(({ longitude, timeZone }, context) => {
    if (!isTimeZone(timeZone)) return;
    // Degrees in the wrong order, or a minus too few, are places elsewhere; their clocks give them away.
    const noon = 12 - longitude / 15 + hoursAhead(timeZone);
    if (noon >= EARLIEST_NOON && noon <= LATEST_NOON) return;
    const message = `the zone in which ${longitude}° of longitude lies; or latitude and longitude have changed places, or a minus is missing`;
    context.addIssue({ code: 'custom', path: ['timeZone'], message });
  });
