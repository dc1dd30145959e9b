import { measureFloor } from '@/scripts/lib/bench/floor.mjs';
import { hydrationSizes } from '@/scripts/lib/bench/hydration-sizes.mjs';
import { outDir } from '../support/built-site';

/** Bytes that a page of ours may download beyond what an empty app does. */
const OURS = 26_500;
/** A report is long, and React wants all of its words once more. */
const OURS_ON_REPORTS = 32_500;

test('waking downloads little more than Next itself', async () => {
  const floor = await measureFloor();
  const over = hydrationSizes(outDir)
    .filter(
      ({ route, bytes }) =>
        bytes > floor + (/^\/insights\/reports\/./.test(route) ? OURS_ON_REPORTS : OURS),
    )
    .map(({ route, bytes }) => `${route} ${bytes - floor} bytes over Next’s ${floor}`);
  expect(over).toEqual([]);
}, 120_000);
