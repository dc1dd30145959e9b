import { engineFacts, inspect } from '../../scripts/lib/a11y/engines.mjs';
import { exceptionsOf } from '../../scripts/lib/a11y/exceptions.mjs';
import { states } from '../../scripts/lib/a11y/states.mjs';
import { openVisitor } from '../../scripts/lib/a11y/visitor.mjs';
import { shareOf, templates } from './routes';
import { expect, test } from './support';
import { violations } from './violations';

/*
 * The quick part of `npm run a11y`, which looks at every page and state in every view with three engines
 * (docs/quality.md): axe sees every page in every-page.spec.ts and every state here, the others see one page of
 * each family.
 */

const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`two more engines find nothing on one page of each family (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const found: string[] = [];
    for (const route of shareOf(templates, part, PARTS)) {
      await page.goto(route);
      for (const { id, name } of engineFacts.filter((engine) => engine.id !== 'axe')) {
        const verdict = await inspect(page, id, exceptionsOf(id));
        expect(verdict.checks, `${name} looked at /${route}`).toBeGreaterThan(100);
        found.push(...violations(verdict).map((error) => `/${route} ${name} ${error}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const state of states) {
  test(`axe finds nothing in the state: ${state.name}`, async ({ browser, baseURL }) => {
    const width = state.widths.at(-1) ?? 360;
    const page = await openVisitor(browser, { ...state, theme: 'light', width });
    await page.goto(`${baseURL}${state.route}`);
    await state.open(page);
    expect(violations(await inspect(page, 'axe', exceptionsOf('axe')))).toEqual([]);
    await page.context().close();
  });
}
