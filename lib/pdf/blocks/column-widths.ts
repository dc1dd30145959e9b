/** A column's widest word and widest unbroken text, in points. */
export type ColumnSize = { least: number; most: number };

/**
 * Widths of a table's columns that fill a width: none narrower than its widest word, the rest shared
 * by how much each would take unbroken. Where even the words do not fit, all shrink alike.
 */
export function columnWidths(sizes: readonly ColumnSize[], width: number): number[] {
  const least = sum(sizes.map((size) => size.least));
  const most = sum(sizes.map((size) => size.most));
  if (least >= width) return sizes.map((size) => (size.least / least) * width);
  if (most <= width) return sizes.map((size) => size.most + ((width - most) * size.most) / most);
  // The square root keeps one long column from taking everything.
  const wishes = sizes.map((size) => Math.sqrt(size.most - size.least));
  const wished = sum(wishes);
  const widths = sizes.map((size, index) =>
    Math.min(size.most, size.least + ((width - least) * (wishes[index] ?? 0)) / wished),
  );
  const rest = width - sum(widths);
  const open = sum(sizes.map((size, index) => size.most - (widths[index] ?? 0)));
  return widths.map((taken, index) => {
    const room = (sizes[index]?.most ?? 0) - taken;
    return open === 0 ? taken : taken + (rest * room) / open;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
