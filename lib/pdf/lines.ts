import type { Run } from './inline';
import type { TextStyle } from './typography';

/** Text of one run on a line; `x` is measured from the line's beginning. */
export type Piece = { run: Run; text: string; x: number; width: number };
export type Line = { pieces: Piece[]; width: number };

/** Width of a text in points. */
export type Measure = (text: string, style: TextStyle, run?: Run) => number;

/** What cannot be broken: pieces without a space inside, and the width of the space after them. */
type Word = { parts: { run: Run; text: string }[]; width: number; space: number };

/** After a space or a dash, and after a slash inside an address. */
const BREAK = /(?<=[ –—])|(?<=[^\s/]\/)(?=[^\s/])|(?<=\p{L}-)(?=\p{L})/u;

/**
 * Breaks runs into lines of at most a width, with the fewest lines there can be and, among those, the
 * evenest right edge; the last line counts only in a balanced text. A word that is wider than the line
 * stands alone and overhangs.
 */
export function breakLines(
  runs: readonly Run[],
  style: TextStyle,
  width: number,
  measure: Measure,
): Line[] {
  const words = wordsOf(runs, style, measure);
  const count = words.length;
  /** Best cost of the text from word `i` on, and where its first line ends. */
  const best = Array.from({ length: count + 1 }, () => ({
    cost: Number.POSITIVE_INFINITY,
    end: count,
  }));
  best[count] = { cost: 0, end: count };
  for (let start = count - 1; start >= 0; start--) {
    let used = 0;
    for (let end = start + 1; end <= count; end++) {
      const last = words[end - 1] as Word;
      used += last.width;
      if (used > width + 0.01 && end > start + 1) break;
      const slack = Math.max(0, width - used);
      const isFree = end === count && !style.balance;
      const lonely = isFree && start > 0 && used < width * 0.2 ? width * width * 0.1 : 0;
      const rest = best[end]?.cost ?? 0;
      // A line more costs more than any raggedness.
      const cost = rest + width * width * 4 + (isFree ? lonely : slack * slack);
      if (cost < (best[start]?.cost ?? 0)) best[start] = { cost, end };
      used += last.space;
    }
  }
  const lines: Line[] = [];
  for (let start = 0; start < count; start = best[start]?.end ?? count) {
    lines.push(lineOf(words.slice(start, best[start]?.end), style, measure));
  }
  return lines;
}

function wordsOf(runs: readonly Run[], style: TextStyle, measure: Measure): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  for (const run of runs) {
    for (const text of run.text.split(BREAK)) {
      if (text === '') continue;
      const solid = text.replace(/ +$/, '');
      open ??= words[words.push({ parts: [], width: 0, space: 0 }) - 1];
      if (!open) continue;
      open.parts.push({ run, text });
      open.width += measure(solid, style, run);
      open.space = solid === text ? 0 : measure(' ', style, run);
      if (BREAK.test(`${text}x`) || solid !== text) open = undefined;
    }
  }
  return words;
}

/** Pieces of a line, neighbours of one run joined; the space at its end stays, for those who copy text. */
function lineOf(words: readonly Word[], style: TextStyle, measure: Measure): Line {
  const pieces: Piece[] = [];
  for (const { run, text } of words.flatMap(({ parts }) => parts)) {
    const last = pieces.at(-1);
    if (last && last.run === run) last.text += text;
    else pieces.push({ run, text, x: 0, width: 0 });
  }
  let x = 0;
  for (const piece of pieces) {
    piece.x = x;
    piece.width = measure(piece.text, style, piece.run);
    x += piece.width;
  }
  const last = pieces.at(-1);
  if (!last) return { pieces, width: 0 };
  const solid = measure(last.text.replace(/ +$/, ''), style, last.run);
  last.width = solid;
  return { pieces, width: last.x + solid };
}
