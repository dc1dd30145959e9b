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
  /** The drawing in words, for those who do not see it. */
  description: z.string().min(40),
  /** Says where the calendar holds, and that it is an illustration. */
  note: z.string(),
  /** Short names of the twelve months, January first. */
  months: z.array(z.string().max(5)).length(12),
  rains: z
    .array(
      z.strictObject({
        name: z.string(),
        from: month,
        to: month,
        /** Height of the highest stroke in per cent of the tallest possible. */
        strength: z.number().min(10).max(100),
      }),
    )
    .min(1)
    .max(2),
  /** The work, in order of its beginning. */
  phases: z
    .array(
      z.strictObject({
        /** Two to four words: it stands inside its bar and breaks once on a phone. */
        name: z.string().max(28),
        from: month,
        to: month,
        /** Colour of the bar; the same kind of work keeps its colour. */
        ink: z.enum(['latd', 'tea', 'lkd', 'mz']),
      }),
    )
    .min(4)
    .max(7),
});

/** Policy: positions step down through stations until one rule is in force. */
const pathOfABill = z.strictObject({
  kind: z.literal('path-of-a-bill'),
  ...opening,
  /** Five, first to last; at each of the first four, two positions settle, so nine are drawn. */
  stations: z
    .array(
      z.strictObject({
        title: z.string().max(20),
        /** What happens to the question there. */
        happens: z.string(),
        /** What we do there, beginning with "We". */
        ours: z.string(),
      }),
    )
    .length(5),
  /** A sentence the firm would defend, and the piece that does. */
  conviction: z.strictObject({ text: z.string(), piece: insightReference }),
});

/** Capacity building: one vessel for each stage, nested by who holds the work. */
const handover = z.strictObject({
  kind: z.literal('handover'),
  ...opening,
  /** Names of the four holders, for the key. */
  holders: z.strictObject({
    firm: z.string(),
    client: z.string(),
    learner: z.string(),
    next: z.string(),
  }),
  stages: z
    .array(
      z.strictObject({
        title: z.string().max(24),
        when: z.string(),
        text: z.string(),
        /** Vessels from the outermost in. */
        vessels: z
          .array(
            z.strictObject({
              holder: z.enum(['firm', 'client', 'learner', 'next']),
              /** Width in per cent of the outermost. */
              width: z.number().min(15).max(100),
            }),
          )
          .min(2)
          .max(4),
      }),
    )
    .length(4),
});

/** Research: one line from the archive to the plot, with six places to ask. */
const transect = z.strictObject({
  kind: z.literal('transect'),
  ...opening,
  /** Labels above what a place can and cannot tell. */
  labels: z.strictObject({ tells: z.string(), cannotTell: z.string() }),
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
  /** What the people who answer are owed. */
  owed: z.strictObject({ title: z.string(), items: z.array(z.string()).length(3) }),
});

/** Communications: channels as solid tiles laid over one unbroken pattern. */
const relay = z.strictObject({
  kind: z.literal('relay'),
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
  /** In place of `text` on a phone, where the table is one list a partner. */
  textInLists: z.string(),
  /** Caption of the table, for those who do not see it. */
  caption: z.string(),
  /** Heading of the column of partners; not shown. */
  partnerColumn: z.string(),
  /** What an empty crossing means. */
  standsBack: z.string(),
  phases: z.array(z.string().max(14)).length(5),
  partners: z
    .array(
      z.strictObject({
        name: z.string(),
        thread: z.enum(['deep-lake', 'basalt', 'haze', 'sisal', 'maize']),
        /** One verb for each phase; `null` where the partner goes under. */
        roles: z.array(z.string().max(10).nullable()).length(5),
      }),
    )
    .length(5),
});

/** Monitoring: how a horizon chart is made, then four indicators on one sheet. */
const horizonChart = z.strictObject({
  kind: z.literal('horizon-chart'),
  ...opening,
  /** Take, cut, fold. */
  steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).length(3),
  sheet: z.strictObject({
    title: z.string(),
    /** Names of the series, which are drawn from noise. */
    indicators: z.array(z.string().max(30)).length(4),
    /** Says that the series are illustrative, and what one stroke stands for. */
    note: z.string(),
  }),
});

/** How a practice works: one kind of drawing for each of the seven, with its words. */
export const serviceFeature = z.discriminatedUnion('kind', [
  seasonCalendar,
  pathOfABill,
  handover,
  transect,
  relay,
  weave,
  horizonChart,
]);

export type ServiceFeature = z.output<typeof serviceFeature>;
export type FeatureKind = ServiceFeature['kind'];
export type Feature<Kind extends FeatureKind> = Extract<ServiceFeature, { kind: Kind }>;
