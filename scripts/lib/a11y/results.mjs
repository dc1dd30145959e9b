import { engineFacts } from './engines.mjs';
import { exceptions, exceptionsOf } from './exceptions.mjs';
import { themes, widths } from './jobs.mjs';
import { answered } from './questions.mjs';

/**
 * Counts of a run that has not begun.
 * @param {{ subject: string, state: boolean }[]} jobs
 */
export function emptyResults(jobs) {
  const subjects = (state) =>
    new Set(jobs.filter((job) => job.state === state).map((job) => job.subject)).size;
  return {
    pages: subjects(false),
    states: subjects(true),
    views: jobs.length,
    excused: exceptions.map(() => 0),
    /** @type {Set<string>} what must be mended, each once */
    errors: new Set(),
    engines: engineFacts.map((facts) => ({
      ...facts,
      rules: 0,
      checks: 0,
      violations: 0,
      exceptions: 0,
      questions: 0,
    })),
  };
}

/**
 * Adds what one engine said about one view.
 * @param {ReturnType<typeof emptyResults>} results
 * @param {import('./engines.mjs').EngineId} id
 * @param {import('./engines.mjs').Verdict} verdict
 * @returns {string[]} what must be mended and was not seen before
 */
export function addVerdict(results, id, { rules, checks, errors, questions }) {
  const engine = results.engines.find((candidate) => candidate.id === id);
  engine.rules = rules;
  engine.checks += checks;
  const violations = errors.filter(({ exception }) => exception < 0);
  engine.violations += violations.length;
  engine.exceptions += errors.length - violations.length;
  for (const { exception } of errors) {
    if (exception >= 0) results.excused[exceptions.indexOf(exceptionsOf(id)[exception])] += 1;
  }
  const open = questions.filter(({ rule }) => !Object.hasOwn(answered[id] ?? {}, rule));
  engine.questions += questions.length;
  const tell = (what) => (note) =>
    `${what}: ${engine.name} ${note.rule}\n  ${note.says}\n  ${note.where}`;
  const lines = [
    ...violations.map(tell('violation')),
    ...open.map(tell('question without an answer')),
  ];
  const fresh = [...new Set(lines)].filter((line) => !results.errors.has(line));
  for (const line of fresh) results.errors.add(line);
  return fresh;
}

/** Exceptions that no finding of a complete run needed. */
export function needless({ excused }) {
  return exceptions
    .filter((_, index) => excused[index] === 0)
    .map(({ engine, rule, selector }) => `needless exception: ${engine} ${rule} ${selector}`);
}

/** What is written down of a complete run. */
export function recordOf({ pages, states, views, engines, excused }) {
  return {
    date: new Date().toISOString().slice(0, 10),
    pages,
    states,
    views,
    themes,
    widths,
    engines: engines.map(({ id, ...engine }) => engine),
    exceptions: exceptions.map(({ engine, rule, reason, source, link }, index) => ({
      engine: engines.find(({ id }) => id === engine).name,
      rule,
      count: excused[index],
      reason,
      source,
      link,
    })),
  };
}

/** The figures of a run as lines of text. */
export function table({ pages, states, views, engines }) {
  const columns = ['rules', 'checks', 'violations', 'exceptions', 'questions'];
  const rows = engines.map((engine) => [
    `${engine.name} ${engine.version}`,
    ...columns.map((column) => engine[column].toLocaleString('en')),
  ]);
  const lines = [['', ...columns], ...rows].map((row) =>
    row.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(28))).join(''),
  );
  return [`${pages} pages and ${states} states in ${views} views`, ...lines].join('\n');
}
