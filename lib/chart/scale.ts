/** The range of an axis: it begins at zero and ends at `max`, with a line at each of `ticks`. */
export type Scale = { max: number; ticks: number[] };

/**
 * A scale from zero to a round number at or above the largest figure.
 * @param steps about how many steps; the round numbers decide
 */
export function scaleFor(figures: readonly (number | null)[], steps = 4): Scale {
  const largest = Math.max(0, ...figures.filter((figure) => figure !== null));
  if (largest === 0) return { max: 1, ticks: [0, 1] };
  const step = roundStep(largest / steps);
  const count = Math.ceil(largest / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => tidy(index * step));
  return { max: tidy(count * step), ticks };
}

/** The next of 1, 2, 2.5, 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough - 1e-9) ?? 10;
  return factor * power;
}

/** Takes away what binary fractions add: 0.30000000000000004 becomes 0.3. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
