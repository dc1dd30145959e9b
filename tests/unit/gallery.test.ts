import fs from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { sectionExamples } from '@/components/sections/examples';
import type { Examples } from '@/components/ui/examples';
import { uiExamples } from '@/components/ui/examples';
import config from '../../next.config.mjs';

const folders: [string, Examples][] = [
  ['components/ui', uiExamples],
  ['components/sections', sectionExamples],
];

/** What the files of a folder export by a component's name. */
function componentsIn(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && name !== 'examples.tsx')
    .flatMap((name) => [
      ...fs.readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm),
    ])
    .map(([, component]) => String(component))
    .sort();
}

it.each(folders)(
  'every component of %s has an example, and nothing else has',
  (folder, examples) => {
    expect(componentsIn(folder).length).toBeGreaterThan(0);
    expect(Object.keys(examples).sort()).toEqual(componentsIn(folder));
    for (const named of Object.values(examples)) expect(named).not.toEqual({});
  },
);

it('the gallery is a page while one develops, and not in a build', () => {
  expect(fs.existsSync('app/gallery/page.dev.tsx')).toBe(true);
  expect(fs.readdirSync('app/gallery').filter((name) => /^page\.tsx?$/.test(name))).toEqual([]);
  expect(config(PHASE_DEVELOPMENT_SERVER).pageExtensions).toContain('dev.tsx');
  expect(config(PHASE_PRODUCTION_BUILD).pageExtensions).toEqual(['tsx', 'ts']);
});
