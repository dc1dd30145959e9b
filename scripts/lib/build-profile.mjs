import { memoryOf, processorTime } from './memory.mjs';

/** Milliseconds between two looks at the memory. */
const OFTEN = 250;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} seconds
 * @property {number} processor seconds that processors worked; two of them at once count twice
 * @property {number} megabytes the most that this process and those it started held at once
 */

/**
 * Times the steps of a build, one after the other.
 * @param {(step: Step) => void} onEnd told of each step when it ends
 * @returns {{ step: (name: string) => void, end: () => Step[] }} `step` ends the one before and begins
 *   another; `end` ends the last and gives them all
 */
export function buildProfile(onEnd) {
  /** @type {Step[]} */
  const steps = [];
  /** @type {{ name: string, since: number, worked: number, most: number } | undefined} */
  let now;
  const look = () => {
    if (now) now.most = Math.max(now.most, memoryOf(process.pid));
  };
  const watch = setInterval(look, OFTEN);
  watch.unref();
  const endStep = () => {
    look();
    if (!now) return;
    const { name, since, worked, most } = now;
    const step = {
      name,
      seconds: (performance.now() - since) / 1000,
      processor: processorTime() - worked,
      megabytes: most / 1024,
    };
    steps.push(step);
    onEnd(step);
  };
  return {
    step(name) {
      endStep();
      now = { name, since: performance.now(), worked: processorTime(), most: 0 };
    },
    end() {
      endStep();
      now = undefined;
      clearInterval(watch);
      return steps;
    },
  };
}

/** What is ours may take this part of what Next takes; it was 0.5 in November 2026, and three tenths are wanted. */
const MOST_OF_NEXT = 0.65;

/**
 * How much processors work for our own steps beside Next's, which are those named after it: a busy machine
 * changes that little, and the time by the clock much.
 * @param {readonly Step[]} steps
 * @returns {{ share: number, most: number }}
 */
export function shareOfNext(steps) {
  const sum = (/** @type {boolean} */ isNext) =>
    steps
      .filter(({ name }) => name.startsWith('Next: ') === isNext)
      .reduce((all, { processor }) => all + processor, 0);
  return { share: sum(false) / sum(true), most: MOST_OF_NEXT };
}

/**
 * The steps as a table, with their sum and the most memory of all.
 * @param {readonly Step[]} steps
 * @param {number} pages how many there are in the export
 * @returns {string} Markdown
 */
export function profileTable(steps, pages) {
  const all = {
    name: 'all',
    seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    processor: steps.reduce((sum, { processor }) => sum + processor, 0),
    megabytes: Math.max(...steps.map(({ megabytes }) => megabytes)),
  };
  return [
    `| step | seconds | of processor | ms for each of ${pages} pages | peak memory, MB |`,
    '|---|--:|--:|--:|--:|',
    ...[...steps, all].map(
      ({ name, seconds, processor, megabytes }) =>
        `| ${name} | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${Math.round((seconds * 1000) / pages)} | ${megabytes ? Math.round(megabytes) : '–'} |`,
    ),
  ].join('\n');
}
