import fs from 'node:fs';
import path from 'node:path';
import { accessibilityFacts } from '@/lib/content/types/accessibility-results';
import { contentFolder } from '../support/content-folder';

const engine = {
  name: 'axe-core',
  version: '4.14.1',
  standard: 'WCAG 2.2',
  rules: 100,
  checks: 72262,
  violations: 0,
  exceptions: 3,
  questions: 12,
};
const exception = {
  engine: 'axe-core',
  rule: 'region',
  count: 3,
  reason: 'The link has to come first.',
  source: 'WCAG technique G1',
  link: 'https://www.w3.org/',
};
const good = {
  date: '2026-11-21',
  pages: 69,
  states: 20,
  views: 342,
  themes: ['light', 'dark'],
  widths: [1280, 360],
  engines: [engine, engine, engine],
  exceptions: [exception],
};

const root = contentFolder({ filled: false, per: 'test' });

function factsFrom(results: object) {
  fs.writeFileSync(path.join(root(), 'accessibility-results.json'), JSON.stringify(results));
  return accessibilityFacts();
}

it('prints the figures of a run as a date, numbers and rows of tables', () => {
  expect(factsFrom(good)).toEqual({
    testedOn: '21 November 2026',
    pages: '69',
    states: '20',
    views: '342',
    widths: '1280 and 360',
    engineRows: Array(3)
      .fill('| axe-core 4.14.1 | WCAG 2.2 | 100 | 72,262 | 0 | 3 | 12 |')
      .join('\n'),
    exceptionRows:
      '| axe-core: region | 3 | The link has to come first. [WCAG technique G1](https://www.w3.org/) |',
  });
});

it.each([
  ['an unknown field', { ...good, passed: true }, 'passed: found a field that is not known here'],
  ['two engines', { ...good, engines: [engine, engine] }, 'engines: found a list of 2'],
  ['a negative count', { ...good, pages: -1 }, 'pages: found -1, expected at least 1'],
  [
    'an exception without a reason',
    { ...good, exceptions: [{ ...exception, reason: 'No.' }] },
    'exceptions[1].reason: found "No.", expected at least 20 characters',
  ],
  [
    'an address that is none',
    { ...good, exceptions: [{ ...exception, link: 'docs' }] },
    'exceptions[1].link: found "docs", expected an address that begins with https://',
  ],
])('%s is told with file and field', (_, results, message) => {
  expect(() => factsFrom(results)).toThrow(`content/accessibility-results.json cannot be used`);
  expect(() => factsFrom(results)).toThrow(message);
});
