import { reachableScripts } from '@/lib/export/reachable-scripts.mjs';

const lazy = new Map([
  ['/_next/static/chunks/engine.js', 'engine words, then ["static/chunks/deep.js"]'],
  ['/_next/static/chunks/deep.js', 'deep words'],
  ['/_next/static/chunks/boxes.js', 'boxes words'],
  ['/_next/static/chunks/stray.js', 'stray words'],
]);
const search = 'e.l(["static/chunks/engine.js"]); e.l("static/chunks/boxes.js")';
const about = 'e.l(["static/chunks/engine.js"])';

it('gives a page what its scripts name, and what those name, and no more', () => {
  const [withBoxes, without] = reachableScripts([[search], [about, 'plain']], lazy);
  expect(withBoxes).toContain('boxes words');
  expect(without).not.toContain('boxes words');
  expect(without).toEqual(
    expect.arrayContaining([
      about,
      'plain',
      'deep words',
      lazy.get('/_next/static/chunks/engine.js'),
    ]),
  );
});

it('counts a script that nobody names for every page', () => {
  for (const scripts of reachableScripts([[search], [about]], lazy)) {
    expect(scripts).toContain('stray words');
  }
});
