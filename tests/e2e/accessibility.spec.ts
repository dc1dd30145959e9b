import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/run.mjs';
import { expect, test } from './support';

const axe = fs.readFileSync(path.join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');
const sitemap = fs.readFileSync(path.join(projectRoot, 'out/sitemap.xml'), 'utf8');
const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(
  ([, route]) => route ?? '',
);

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`axe finds nothing on any page, ${theme} at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    const found: string[] = [];
    for (const route of [...routes, 'search/', 'offline/']) {
      await page.goto(route);
      await page.evaluate(axe);
      const violations = await page.evaluate(async (): Promise<Violation[]> => {
        const { violations } = await Reflect.get(window, 'axe').run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        return violations;
      });
      for (const { id, nodes } of violations) {
        found.push(`/${route} ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
      }
    }
    expect(found).toEqual([]);
  });
}
