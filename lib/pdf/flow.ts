/**
 * What a document is made of: strips of a height, one below the other. A paragraph is a strip a line,
 * a table a strip a row, a figure one strip. Where pages end is decided by these strips alone.
 */
export type Strip = {
  height: number;
  /** Space above, which falls away at the top of a page. */
  before: number;
  /** Stays on one page with the strip that follows. */
  keep?: boolean | undefined;
  /** Begins a new page. */
  newPage?: boolean | undefined;
  /** May stand below text that follows it, rather than leave a page half empty. */
  floats?: boolean | undefined;
  /** A heading that nothing may float past. */
  stops?: boolean | undefined;
  /** Printed again where a page begins with this strip: the head of a table. */
  repeat?: Strip | undefined;
  /** Name of the place, for links and bookmarks. */
  place?: string | undefined;
  /** Prints the strip; `y` is its upper edge, in points from the top of the page. */
  draw: (y: number) => void;
};

export type Placed = { strip: Strip; y: number };
export type Sheet = Placed[];

/** Upper and lower end of the text area, in points from the top of the page. */
export type Frame = { top: number; bottom: number };

/** Lays strips out on pages. Strips that keep together move on together. */
export function paginate(strips: readonly Strip[], { top, bottom }: Frame): Sheet[] {
  const sheets: Sheet[] = [[]];
  let y = top;
  let waiting: Strip[][] = [];

  const open = () => sheets.at(-1) as Sheet;
  const turn = () => {
    sheets.push([]);
    y = top;
  };
  const place = (strip: Strip) => {
    if (open().length > 0) y += strip.before;
    if (y + strip.height > bottom + 0.01 && open().length > 0) turn();
    if (open().length === 0 && strip.repeat) {
      open().push({ strip: strip.repeat, y });
      y += strip.repeat.height;
    }
    open().push({ strip, y });
    y += strip.height;
  };
  const fits = (group: readonly Strip[]) => {
    const [first] = group;
    const above = open().length === 0 ? 0 : (first?.before ?? 0);
    return y + above + heightOf(group) <= bottom + 0.01;
  };
  const settle = () => {
    const groups = waiting;
    waiting = [];
    for (const group of groups) {
      if (!fits(group) && open().length > 0) turn();
      group.forEach(place);
    }
  };

  for (const group of groupsOf(strips)) {
    const [first] = group;
    if (first?.newPage || first?.stops) {
      if (waiting.length > 0) turn();
      settle();
      if (first.newPage && open().length > 0) turn();
    }
    if (fits(group)) {
      group.forEach(place);
      continue;
    }
    if (first?.floats) {
      waiting.push(group);
      continue;
    }
    if (open().length > 0) turn();
    settle();
    if (!fits(group) && open().length > 0 && heightOf(group) <= bottom - top) turn();
    group.forEach(place);
  }
  if (waiting.length > 0) turn();
  settle();
  return sheets.filter((sheet) => sheet.length > 0);
}

/** Height of a group without the space above its first strip. */
function heightOf(group: readonly Strip[]): number {
  return group.reduce(
    (sum, { height, before }, index) => sum + height + (index === 0 ? 0 : before),
    0,
  );
}

function groupsOf(strips: readonly Strip[]): Strip[][] {
  const groups: Strip[][] = [];
  let open: Strip[] = [];
  for (const strip of strips) {
    open.push(strip);
    if (strip.keep) continue;
    groups.push(open);
    open = [];
  }
  if (open.length > 0) groups.push(open);
  return groups;
}
