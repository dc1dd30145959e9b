import { engineFacts, inspect } from '../../scripts/lib/a11y/engines.mjs';
import { exceptionsOf } from '../../scripts/lib/a11y/exceptions.mjs';
import { states } from '../../scripts/lib/a11y/states.mjs';
import { openVisitor } from '../../scripts/lib/a11y/visitor.mjs';
import { everyRoute, forwards, shareOf, templates, viewsOf } from './routes';
import { expect, test } from './support';

/*
 * The quick part of `npm run a11y`, which looks at every page and state in every view with three engines
 * (docs/quality.md): here axe sees every page, in one of two views, one of each family in both, and the others
 * see one of each family.
 */

type Verdict = Awaited<ReturnType<typeof inspect>>;

const violations = ({ errors }: Verdict) =>
  errors
    .filter(({ exception }) => exception < 0)
    .map(({ rule, says, where }) => `${rule}: ${says} ${where}`);

/** What forwards to another page has nothing to look at. */
const routes = everyRoute.filter((route) => !forwards(route));

const PARTS = 4;
const VIEWS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const;

for (let part = 0; part < PARTS; part++) {
  test(`axe finds nothing on any page, light at 1280 px or dark at 360 px (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    const found: string[] = [];
    for (const route of shareOf(routes, part, PARTS)) {
      await page.goto(route);
      for (const { theme, width } of viewsOf(route, VIEWS)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const verdict = await inspect(page, 'axe', exceptionsOf('axe'));
        found.push(...violations(verdict).map((error) => `/${route} ${theme} ${error}`));
      }
    }
    expect(found).toEqual([]);
  });
}

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
