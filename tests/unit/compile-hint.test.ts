import { withCompileHint } from '@/lib/export/compile-hint.mjs';

it('is the first line of a script, before any statement, and stands there once', () => {
  const hinted = withCompileHint('"use strict";f()');
  expect(hinted).toBe('//# allFunctionsCalledOnLoad\n"use strict";f()');
  expect(withCompileHint(hinted)).toBe(hinted);
});
