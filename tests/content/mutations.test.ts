import fs from 'node:fs';
import { mutations } from '@/scripts/mutate/mutations.mjs';

/** `npm run mutate` takes long and is run seldom; that it still can be is seen at once. */
it.each(mutations)('$name: $file still holds what it breaks, once', ({ file, from }) => {
  expect(fs.readFileSync(file, 'utf8').split(from)).toHaveLength(2);
});

it.each(mutations)('$name: the tests that notice it exist', ({ check: { project, tests } }) => {
  const files = fs.readdirSync(`tests/${project}`);
  expect(files.some((file) => file.startsWith(`${tests}.`))).toBe(true);
});
