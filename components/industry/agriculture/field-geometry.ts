/** Share of the harvest on each side of the field, in per cent, clockwise from the top. */
export type Shares = readonly [top: number, right: number, bottom: number, left: number];

type Corner = readonly [x: number, y: number];

/** How much of each furrow's width is turned soil. */
const TURNED = 0.46;

/**
 * The furrows of a mitred field on a sheet of the given side. All four parts meet in one point, which
 * lies so that the area facing each side is that side's share; opposite shares make 50.
 * Returns the soil of each part and the furrows in it, as path data.
 */
export function mitredField(
  [top, , , left]: Shares,
  side: number,
  furrows: number,
): { soil: string; furrows: string }[] {
  // A triangle on a side of the square has an area of half its height, in shares of the whole.
  const meet: Corner = [(left / 50) * side, (top / 50) * side];
  const corners: Corner[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  /** A corner drawn in towards the meeting point; 1 is the corner itself. */
  const at = ([x, y]: Corner, scale: number) =>
    `${(meet[0] + (x - meet[0]) * scale).toFixed(1)} ${(meet[1] + (y - meet[1]) * scale).toFixed(1)}`;

  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const strips = Array.from({ length: furrows }, (_, furrow) => {
      const outer = 1 - (furrow + (1 - TURNED) / 2) / furrows;
      const inner = outer - TURNED / furrows;
      return `M${at(from, outer)}L${at(to, outer)}L${at(to, inner)}L${at(from, inner)}z`;
    });
    return {
      soil: `M${at(from, 1)}L${at(to, 1)}L${at(to, 0)}z`,
      furrows: strips.join(''),
    };
  });
}
