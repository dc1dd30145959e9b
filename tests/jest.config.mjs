import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const createJestConfig = nextJest({ dir: rootDir });

/** Packages that ship ES modules only; Jest runs CommonJS, so they are compiled like our own files. */
const esModules = [
  'unified',
  'remark-.+',
  'mdast-.+',
  'micromark.*',
  'hast-.+',
  'hastscript',
  'unist-.+',
  'vfile.*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'decode-named-character-reference',
  'character-entities.*',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'trim-lines',
  'html-url-attributes',
  'estree-util-.+',
  'html-void-elements',
  'stringify-entities',
  'ical.js',
];

/** Tests run in Node; one that needs a document begins with `@jest-environment jsdom`, which costs a second. */
async function project(displayName, testEnvironment, setup = []) {
  const config = await createJestConfig({
    displayName,
    rootDir,
    testEnvironment,
    testMatch: [`<rootDir>/tests/${displayName}/**/*.test.{ts,tsx}`],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out'],
    setupFilesAfterEnv: setup,
  })();
  return {
    ...config,
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${esModules.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async () => ({
  rootDir,
  // With --coverage, which npm test adds to the unit and content tests. What runs in browsers only, or
  // while a build ends, has its tests over the built site and counts as not covered here.
  collectCoverageFrom: ['lib/**/*.{ts,mjs}'],
  // Counts inserted into the code cost a tenth of the time; the engine's own (v8) double it.
  coverageProvider: 'babel',
  coverageReporters: ['text-summary'],
  coverageDirectory: 'test-results/coverage',
  // Ends what stalls, and is long enough for a slow machine; time is measured in benchmarks.
  testTimeout: 60_000,
  coverageThreshold: { global: { lines: 84, functions: 83, branches: 77 } },
  projects: [
    await project('unit', 'node', ['<rootDir>/tests/setup-dom.ts']),
    await project('content', 'node'),
    await project('built', 'node'),
    await project('hosts', 'node'),
  ],
});
