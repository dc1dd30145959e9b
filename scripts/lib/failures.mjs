import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './run.mjs';

/** Lines of a message that are kept: what was expected and what was found, without the way there. */
const LINES = 12;

/**
 * @param {{ testResults: object[] }} report what Jest writes with `--json`
 * @returns {string[]} each failed test, or file that does not load, with the beginning of what it said
 */
export function failuresOfJest({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(projectRoot, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [told(file, message)];
      return failed.map(({ fullName, failureMessages }) =>
        told(`${file}: ${fullName}`, failureMessages.join('\n')),
      );
    });
}

/**
 * @param {{ suites: object[], errors?: object[] }} report what Playwright's `json` reporter writes
 * @returns {string[]} each failed test, or file that does not load, with the beginning of what it said
 */
export function failuresOfPlaywright({ suites, errors = [] }) {
  const within = ({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        const said = errors.map(({ message }) => message).join('\n');
        return told(`tests/e2e/${file}:${line}: ${title}`, said);
      }),
    ...inner.flatMap(within),
  ];
  const notLoaded = errors.map(({ location, message }) =>
    told(location ? path.relative(projectRoot, location.file) : 'browser tests', message ?? ''),
  );
  return [...notLoaded, ...suites.flatMap(within)];
}

function told(name, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
