import type { PieceDrawing } from '.';

/** A figure and where it stands, in parts of the drawing's width and height. */
export type FigureLabel = {
  text: string;
  /** What it counts, said before it where there is room. */
  name?: string | undefined;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Where the figure stands by itself, begun there, where its name has no room and is not shown. */
  bareX?: number;
};

type Figures = readonly number[];
type Words = Pick<FigureLabel, 'text' | 'name'>;
/** A figure and what it counts, where that has a name. */
type Named = (text: string, index: number) => Words;

/** Between a label and the edge of the window, as the words of the page keep it. */
const EDGE = 0.03;
/** Between a label and what it names. */
const GAP = 0.012;
/** A letter in the narrowest drawing that has names. */
const LETTER = 0.015;
/** Below this a phone would cut a label. */
const LOWEST = 0.9;

const rounded = (figure: number) => String(Math.round(figure));
const grouped = (figure: number) => figure.toLocaleString('en-GB');

const label = (
  words: Words | string,
  x: number,
  y: number,
  anchor: FigureLabel['anchor'] = 'start',
): FigureLabel => ({ ...(typeof words === 'string' ? { text: words } : words), x, y, anchor });

/** Right of what is counted from the left edge; a name that has no room there ends near the right edge. */
const after = (words: Words, end: number, y: number): FigureLabel => {
  const { name } = words;
  // No label covers the stroke in which a row ends.
  if (end > 0.94) return label(words, end - 6 * GAP, y, 'end');
  return name && end + GAP + name.length * LETTER > 1
    ? { ...label(words, 1 - EDGE, y, 'end'), bareX: end + GAP }
    : label(words, end + GAP, y);
};

/** Of a name in the upper half, whether it stands at the same place of the lower half, too. */
type ArgumentPlace = Omit<FigureLabel, 'text'> & { inBoth?: boolean };

/**
 * Where the names stand in the drawing of an argument, which has no figures: where nothing is drawn, away from the corner
 * that says which half it is.
 */
export const argumentPlaces: Partial<Record<PieceDrawing, readonly ArgumentPlace[]>> = {
  // Below each desk.
  keys: [1, 3, 5].map((sixth) => ({ x: sixth / 6, y: 0.435, anchor: 'middle', inBoth: true })),
  // Over each row of both halves, and what meets in the lower one between its two.
  twoCalendars: [
    { x: 1 - GAP, y: 0.0475, anchor: 'end' },
    { x: 1 - GAP, y: 0.2875, anchor: 'end' },
    { x: 1 - GAP, y: 0.5475, anchor: 'end' },
    { x: 1 / 12 + GAP, y: 0.7875, anchor: 'start' },
    { x: 1 - GAP, y: 0.7875, anchor: 'end' },
  ],
};

/**
 * The figures of a drawing where they are drawn, as `pieceDrawings` places them. A figure that nobody would look for in
 * a drawing has none.
 */
const labels: Partial<
  Record<PieceDrawing, (figures: Figures, name: Named) => readonly FigureLabel[]>
> = {
  adults: (figures, name) =>
    figures.map((share, row) =>
      after(name(rounded(share), row), share / 100, (row + 0.5) / figures.length),
    ),

  bothNames: (figures, name) =>
    figures.map((share, row) =>
      after(name(rounded(share), row), share / 100, (row + 0.68) / figures.length),
    ),

  claimDays: ([days = 0]) => [
    label(rounded(days), 2 / 3 + GAP, 0.25),
    label(rounded(days), 1 / 3 - GAP, 0.72, 'end'),
  ],

  onset: (figures, name) => {
    const named = figures.slice(0, 3);
    const all = Math.max(...named) + 2;
    return named.map((days, row) =>
      after(name(rounded(days), row), days / all + GAP, (row + 0.4) / 3),
    );
  },

  register: ([people = 0]) => [label(grouped(people), 1 - GAP, 0.92, 'end')],

  landing: ([used = 0, covered = 0, none = 0], name) => {
    const all = used + covered + none;
    return [
      label(name(rounded(used), 0), 1 - GAP, used / 2 / all, 'end'),
      label(name(rounded(covered), 1), 1 - GAP, (used + covered / 2) / all, 'end'),
      label(name(rounded(none), 2), 0.3 + GAP, Math.min(LOWEST, (used + covered + none / 2) / all)),
    ];
  },

  outages: ([first = 0, second = 0, third = 0, ...targets]) => {
    const hour = 0.7 / Math.max(first, second, third);
    const end = (hours: number) => 0.15 + hours * hour;
    const lastHour = (hours: number) => end(Math.min(hours, Math.round(hours)));
    return [
      ...[first, second, third].map((hours, row) =>
        label(String(hours), lastHour(hours) - GAP, (row + 0.39) / 3, 'end'),
      ),
      ...targets.map((hours, row) => label(String(hours), end(hours) + GAP, (row + 1.7) / 3)),
    ];
  },

  effects: (figures) => {
    const most = Math.max(...figures);
    return figures.map((effect, column) => {
      const end = 0.06 + (effect / most) * 0.84;
      // Within a bar that is long enough.
      return label(
        effect.toFixed(2),
        (column + 0.5) / figures.length,
        end > 0.5 ? end - 0.1 : end + 0.1,
        'middle',
      );
    });
  },

  shortfall: (figures, name) =>
    figures.map((tonnes, stack) =>
      label(name(grouped(tonnes), stack), stack === 0 ? 0.28 : 0.72, 0.8, 'middle'),
    ),

  decisionDate: ([older = 0, newer = 0, evaluated = 0, revised = 0]) => {
    const at = (year: number) => (year - older) / (revised + 2 - older);
    return [
      label(String(older), GAP, 0.5),
      label(String(newer), at(newer), 0.1),
      label(String(evaluated), at(evaluated + 5 / 12) - GAP, 0.5, 'end'),
      label(String(revised), 1 - GAP, 0.5, 'end'),
    ];
  },
};

/**
 * @param names what each of the figures counts, or those in the drawing of an argument
 * @returns none for a drawing that has none
 */
export const figureLabels = (
  draws: PieceDrawing,
  figures: Figures,
  names: readonly string[] = [],
): readonly FigureLabel[] =>
  labels[draws]?.(figures, (text, index) => ({ text, name: names[index] })) ??
  argumentPlaces[draws]?.flatMap(({ inBoth, ...place }, index) => {
    const text = names[index];
    if (!text) return [];
    const named = { ...place, text };
    return inBoth ? [named, { ...named, y: place.y + 0.5 }] : named;
  }) ??
  [];

/** Half of the drawing of a case: how it stood above the line, how it stands below it. */
export type Half = 'before' | 'after';

/** @returns the labels that stand in one half, in parts of that half */
export const labelsOfHalf = (all: readonly FigureLabel[], half: Half): readonly FigureLabel[] => {
  const isUpper = half === 'before';
  return all
    .filter(({ y }) => y < 0.5 === isUpper)
    .map((place) => ({ ...place, y: isUpper ? place.y * 2 : place.y * 2 - 1 }));
};
