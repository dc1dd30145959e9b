import { z } from 'zod';
import { insightReference } from './insight-fields';

/** What every feature begins with: its heading and the sentence beside it. */
const opening = { title: z.string().max(60), text: z.string().min(20).max(260) };

/** A point of the year in months: 0 is the first of January, 2.5 the middle of March. */
const month = z.number().min(0).max(12);

/** Agriculture: the phases of a year's work set against the rains. */
const seasonCalendar = z.strictObject({
  kind: z.literal('season-calendar'),
  ...opening,
  description: z.string().min(40).describe('The drawing in words, for those who do not see it.'),
  note: z.string().describe('Says where the calendar holds, and that it is an illustration.'),
  months: z
    .array(z.string().max(5))
    .length(12)
    .describe('Short names of the twelve months, January first.'),
  rains: z
    .array(
      z.strictObject({
        name: z.string(),
        from: month,
        to: month,
        strength: z
          .number()
          .min(10)
          .max(100)
          .describe('Height of the highest stroke in per cent of the tallest possible.'),
      }),
    )
    .min(1)
    .max(2),
  phases: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(28)
          .describe('Two to four words: it stands inside its bar and breaks once on a phone.'),
        from: month,
        to: month,
        ink: z
          .enum(['latd', 'tea', 'lkd', 'mz'])
          .describe('Colour of the bar; the same kind of work keeps its colour.'),
      }),
    )
    .min(4)
    .max(7)
    .describe('The work, in order of its beginning.'),
});

/** Policy: positions step down through stations until one rule is in force. */
const billPath = z.strictObject({
  kind: z.literal('bill-path'),
  ...opening,
  stations: z
    .array(
      z.strictObject({
        title: z.string().max(20),
        happens: z.string().describe('What happens to the question there.'),
        ours: z.string().describe('What we do there, beginning with "We".'),
      }),
    )
    .length(5)
    .describe(
      'Five, first to last; at each of the first four, two positions settle, so nine are drawn.',
    ),
  redraft: z
    .strictObject({
      title: z.string(),
      text: z.string().min(10),
      sentence: z
        .array(z.strictObject({ change: z.enum(['kept', 'struck', 'added']), text: z.string() }))
        .min(3)
        .describe(
          'The sentence in its order, part by part; read without what was added it is the old one.',
        ),
      specimen: z.string().describe('The specimen it is taken from: a file of content/specimens.'),
      link: z.string(),
    })
    .describe('A sentence of a specimen, struck and rewritten.'),
  positionStatement: z
    .strictObject({ text: z.string(), piece: insightReference })
    .describe('A sentence the firm would defend, and the piece that does.'),
});

/** Capacity building: one vessel for each stage, nested by who holds the work. */
const handover = z.strictObject({
  kind: z.literal('handover'),
  ...opening,
  holders: z
    .strictObject({
      firm: z.string(),
      client: z.string(),
      learner: z.string(),
      next: z.string(),
    })
    .describe('Names of the four holders, for the key.'),
  stages: z
    .array(
      z.strictObject({
        title: z.string().max(24),
        when: z.string(),
        text: z.string(),
        vessels: z
          .array(
            z.strictObject({
              holder: z.enum(['firm', 'client', 'learner', 'next']),
              width: z.number().min(15).max(100).describe('Width in per cent of the outermost.'),
            }),
          )
          .min(2)
          .max(4)
          .describe('Vessels from the outermost in.'),
      }),
    )
    .length(4),
});

/** Research: one line from the archive to the plot, with six places to ask. */
const transect = z.strictObject({
  kind: z.literal('transect'),
  ...opening,
  labels: z
    .strictObject({ tells: z.string(), cannotTell: z.string() })
    .describe('Labels above what a place can and cannot tell.'),
  places: z
    .array(
      z.strictObject({
        name: z.string().max(20),
        method: z.string(),
        tells: z.string(),
        cannotTell: z.string(),
      }),
    )
    .length(6),
  participantRights: z
    .strictObject({ title: z.string(), items: z.array(z.string()).length(3) })
    .describe('What the people who answer are owed.'),
});

/** Communications: six channels, each a thing on a field of its own. */
const channelGrid = z.strictObject({
  kind: z.literal('channel-grid'),
  ...opening,
  channels: z
    .array(
      z.strictObject({
        name: z.string().max(22),
        text: z.string(),
        ground: z.enum(['sisal', 'basalt', 'earth']),
      }),
    )
    .length(6),
});

/** Programs: phases are the warp, partners the weft. */
const weave = z.strictObject({
  kind: z.literal('weave'),
  ...opening,
  textInLists: z
    .string()
    .describe('In place of `text` on the narrowest phones, where the table is one list a partner.'),
  caption: z.string().describe('Caption of the table, for those who do not see it.'),
  partnerColumn: z.string().describe('Heading of the column of partners; not shown.'),
  standsBack: z.string().describe('What an empty crossing means.'),
  phases: z.array(z.string().max(14)).length(5),
  partners: z
    .array(
      z.strictObject({
        name: z.string(),
        thread: z.enum(['deep-lake', 'basalt', 'haze', 'sisal', 'maize']),
        roles: z
          .array(z.string().max(10).nullable())
          .length(5)
          .describe('One verb for each phase; `null` where the partner goes under.'),
      }),
    )
    .length(5),
});

/** Monitoring: how a horizon chart is made, then four indicators on one sheet. */
const horizonChart = z.strictObject({
  kind: z.literal('horizon-chart'),
  ...opening,
  steps: z
    .array(z.strictObject({ title: z.string(), text: z.string() }))
    .length(3)
    .describe('Take, cut, fold.'),
  sheet: z.strictObject({
    title: z.string(),
    indicators: z
      .array(z.string().max(30))
      .length(4)
      .describe('Names of the series, which are drawn from noise.'),
    note: z
      .string()
      .describe('Says that the series are illustrative, and what one stroke stands for.'),
  }),
});

/** How a practice works: one of these drawings, with its words; each has a page composed around it. */
export const serviceFeature = z.discriminatedUnion('kind', [
  seasonCalendar,
  billPath,
  handover,
  transect,
  channelGrid,
  weave,
  horizonChart,
]);

export type ServiceFeature = z.output<typeof serviceFeature>;
export type FeatureKind = ServiceFeature['kind'];
export type Feature<Kind extends FeatureKind> = Extract<ServiceFeature, { kind: Kind }>;
