/** Measures a line of text in pixels. */
export type Measure = (line: string) => number;

/** A shorter last or first line than this share of the longest looks left over. */
const SHORTEST_SHARE = 0.45;

/**
 * Breaks a text into as few lines as fit a width, and then so that the widest of them is as narrow as
 * it can be. Only spaces break, and a line feed always does; a word wider than the width has its own
 * line.
 */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((part) => balancedPart(part, width, measure));
}

function balancedPart(text: string, width: number, measure: Measure): string[] {
  const words = text.split(' ');
  const fewest = greedy(words, width, measure).length;
  let low = Math.max(...words.map(measure));
  let high = Math.max(width, low);
  const close = width / 500;
  while (high - low > close) {
    const middle = (low + high) / 2;
    if (greedy(words, middle, measure).length > fewest) low = middle;
    else high = middle;
  }
  return greedy(words, high, measure);
}

function greedy(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

export type Fitted = { lines: string[]; size: number };

type TextBox = { width: number; height: number; leading: number };

/**
 * Sets a text at the first of some sizes, largest first, at which its lines fit the box: every line
 * within `width`, together within `height` at `leading` times the size. Up to three sizes further down
 * are taken instead where they avoid a left-over short line. `measure` measures at a size of 1 px.
 */
export function fitText(
  text: string,
  { width, height, leading }: TextBox,
  sizes: readonly number[],
  measure: Measure,
): Fitted {
  const settings = sizes.map((size) => ({
    size,
    lines: balancedLines(text, width / size, measure),
  }));
  const fitting = settings.filter(
    ({ size, lines }) =>
      lines.length * size * leading <= height &&
      lines.every((line) => measure(line) * size <= width),
  );
  const even = fitting.slice(0, 4).find(({ lines }) => isEven(lines.map(measure)));
  const smallest = settings.at(-1) ?? { size: 0, lines: [text] };
  return even ?? fitting[0] ?? smallest;
}

function isEven(widths: readonly number[]): boolean {
  return Math.min(...widths) >= SHORTEST_SHARE * Math.max(...widths);
}
