/**
 * A flow item: what a document is made of, each of a height, one below the other. A paragraph is an item
 * a line, a table an item a row, a figure one item. Where pages end is decided by these items alone.
 */
export type FlowItem = {
  height: number;
  /** Space above, which falls away at the top of a page. */
  before: number;
  /** Stays on one page with the item that follows. */
  keep?: boolean | undefined;
  /** Begins a new page. */
  newPage?: boolean | undefined;
  /** May stand below text that follows it, rather than leave a page half empty. */
  canFloat?: boolean | undefined;
  /** A heading that nothing may float past. */
  isBarrier?: boolean | undefined;
  /** Printed again where a page begins with this item: the head of a table. */
  repeat?: FlowItem | undefined;
  /** Name of the place, for links and bookmarks. */
  place?: string | undefined;
  /** Prints the item; `y` is its upper edge, in points from the top of the page. */
  draw: (y: number) => void;
};

export type Placed = { item: FlowItem; y: number };
/** What stands on one page, from top to bottom. */
export type PageLayout = Placed[];

/** Upper and lower end of the text area, in points from the top of the page. */
export type Frame = { top: number; bottom: number };

/** Lays items out on pages. Items that keep together move on together. */
export function paginate(items: readonly FlowItem[], { top, bottom }: Frame): PageLayout[] {
  const pages: PageLayout[] = [[]];
  let y = top;
  let deferred: FlowItem[][] = [];

  const open = () => pages.at(-1) as PageLayout;
  const startPage = () => {
    pages.push([]);
    y = top;
  };
  const place = (item: FlowItem) => {
    if (open().length > 0) y += item.before;
    if (y + item.height > bottom + 0.01 && open().length > 0) startPage();
    if (open().length === 0 && item.repeat) {
      open().push({ item: item.repeat, y });
      y += item.repeat.height;
    }
    open().push({ item, y });
    y += item.height;
  };
  const fits = (group: readonly FlowItem[]) => {
    const [first] = group;
    const above = open().length === 0 ? 0 : (first?.before ?? 0);
    return y + above + heightOf(group) <= bottom + 0.01;
  };
  const placeDeferred = () => {
    const groups = deferred;
    deferred = [];
    for (const group of groups) {
      if (!fits(group) && open().length > 0) startPage();
      group.forEach(place);
    }
  };

  for (const group of groupsOf(items)) {
    const [first] = group;
    if (first?.newPage || first?.isBarrier) {
      if (deferred.length > 0) startPage();
      placeDeferred();
      if (first.newPage && open().length > 0) startPage();
    }
    if (fits(group)) {
      group.forEach(place);
      continue;
    }
    if (first?.canFloat) {
      deferred.push(group);
      continue;
    }
    if (open().length > 0) startPage();
    placeDeferred();
    if (!fits(group) && open().length > 0 && heightOf(group) <= bottom - top) startPage();
    group.forEach(place);
  }
  if (deferred.length > 0) startPage();
  placeDeferred();
  return pages.filter((page) => page.length > 0);
}

/** Height of a group without the space above its first item. */
function heightOf(group: readonly FlowItem[]): number {
  return group.reduce(
    (sum, { height, before }, index) => sum + height + (index === 0 ? 0 : before),
    0,
  );
}

function groupsOf(items: readonly FlowItem[]): FlowItem[][] {
  const groups: FlowItem[][] = [];
  let open: FlowItem[] = [];
  for (const item of items) {
    open.push(item);
    if (item.keep) continue;
    groups.push(open);
    open = [];
  }
  if (open.length > 0) groups.push(open);
  return groups;
}
