/**
 * Outlines as short path data. The sign is in every page, and a variable face draws its straight stems in
 * many small curves.
 */

/** How far a line may leave the outline, on squares of 16 and 32 units. */
const TOLERANCE = 0.12;

/** @typedef {readonly [number, number]} Point */

/**
 * @param {readonly { command: string, args: readonly number[] }[]} commands as fontkit has them
 * @returns {string} with one decimal
 */
export function pathData(commands) {
  let data = '';
  /** Where the open line began, and what it passes on its way. @type {Point[]} */
  let line = [];
  /** @type {Point} */
  let at = [0, 0];
  const endLine = () => {
    if (line.length > 1) data += `L${written(line.at(-1))}`;
    line = [];
  };
  for (const { command, args } of commands) {
    const points = pairs(args);
    const to = points.at(-1) ?? at;
    if (command === 'closePath') {
      endLine();
      data += 'Z';
    } else if (command === 'moveTo') {
      data += `M${written(to)}`;
    } else if (points.every((point) => distance(point, at, to) < TOLERANCE)) {
      const [start = at, ...passed] = line;
      if (!passed.every((point) => distance(point, start, to) < TOLERANCE)) endLine();
      line = [...(line.length > 0 ? line : [at]), to];
    } else {
      endLine();
      data += `${points.length > 2 ? 'C' : 'Q'}${points.map(written).join(' ')}`;
    }
    at = to;
  }
  return data;
}

/** @param {readonly number[]} args @returns {Point[]} */
function pairs(args) {
  return Array.from({ length: args.length / 2 }, (_, at) => [
    args[2 * at] ?? 0,
    args[2 * at + 1] ?? 0,
  ]);
}

/** @param {Point | undefined} point */
const written = (point) => point?.map((part) => Math.round(part * 10) / 10).join(' ') ?? '';

/** From a point to the stretch between two others. @param {Point} point @param {Point} from @param {Point} to */
function distance([x, y], [fromX, fromY], [toX, toY]) {
  const [width, height] = [toX - fromX, toY - fromY];
  const length = width ** 2 + height ** 2;
  const share = length === 0 ? 0 : ((x - fromX) * width + (y - fromY) * height) / length;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - nearest * width, y - fromY - nearest * height);
}
