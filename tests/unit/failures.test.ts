import path from 'node:path';
import { failuresOfJest, failuresOfPlaywright } from '@/scripts/lib/failures.mjs';

const passed = { status: 'passed', fullName: 'one and one', failureMessages: [] };

test('a failed unit test is told with its file and what it said, without colours', () => {
  const failed = {
    status: 'failed',
    fullName: 'two and two',
    failureMessages: ['\u001b[31mExpected: 4\u001b[39m\n\nReceived: 5'],
  };
  const name = path.join(process.cwd(), 'tests/unit/sum.test.ts');
  const report = {
    testResults: [
      { name, status: 'failed', message: '', assertionResults: [passed, failed] },
      { name, status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(failuresOfJest(report)).toEqual([
    'tests/unit/sum.test.ts: two and two\n    Expected: 4\n    Received: 5',
  ]);
});

test('a test file that does not load is told by what it said', () => {
  const name = path.join(process.cwd(), 'tests/unit/sum.test.ts');
  const broken = { name, status: 'failed', message: 'Cannot find module', assertionResults: [] };
  expect(failuresOfJest({ testResults: [broken] })).toEqual([
    'tests/unit/sum.test.ts\n    Cannot find module',
  ]);
});

test('a browser test file that does not load is told by what it said', () => {
  const file = path.join(process.cwd(), 'tests/e2e/press.spec.ts');
  const errors = [{ message: 'Cannot find module', location: { file, line: 1, column: 1 } }];
  expect(failuresOfPlaywright({ suites: [], errors })).toEqual([
    'tests/e2e/press.spec.ts\n    Cannot find module',
  ]);
});

test('a failed browser test is told wherever it is grouped, and only the head of a long message', () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
  const spec = (ok: boolean) => ({
    ok,
    file: 'press.spec.ts',
    line: 7,
    title: 'a press does something',
    tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
  });
  const report = { suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }] };
  const [told = '', ...others] = failuresOfPlaywright(report);
  expect(others).toEqual([]);
  expect(told).toMatch(/^tests\/e2e\/press\.spec\.ts:7: a press does something\n {4}line 0\n/);
  expect(told).not.toContain('line 30');
});
