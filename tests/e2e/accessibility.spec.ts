import type { Page } from 'playwright/test';
import { engineFacts, inspect } from '../../scripts/lib/a11y/engines.mjs';
import { exceptionsOf } from '../../scripts/lib/a11y/exceptions.mjs';
import { states } from '../../scripts/lib/a11y/states.mjs';
import { openVisitor } from '../../scripts/lib/a11y/visitor.mjs';
import { contrast } from '../../scripts/lib/setup/contrast.mjs';
import { inksIn } from './inks';
import { builtHtml, firstRoutes, shareOf, templates } from './routes';
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
    // Forced colours are those of the visitor's system in either theme.
    for (const theme of state.forcedColours ? ['light'] : ['light', 'dark']) {
      const page = await openVisitor(browser, { ...state, theme, width });
      await page.goto(`${baseURL}${state.route}`);
      await state.open(page);
      expect(violations(await inspect(page, 'axe', exceptionsOf('axe'))), theme).toEqual([]);
      await page.context().close();
    }
  });
}

/** A page of each ground that the header takes its colours from, and of an event's two. */
const grounds = new Map(
  firstRoutes.map((route) => {
    const html = builtHtml(route);
    const ground = /<main[^>]* data-ground="([^"]+)"/.exec(html)?.[1];
    return [ground + (/data-event-state="\w+"/.exec(html)?.[0] ?? ''), route];
  }),
);

test('what opens over a page can be read, whatever colours the page begins with', async ({
  browser,
  baseURL,
}) => {
  const openers = {
    menu: (page: Page) => page.getByRole('button', { name: 'Open menu' }),
    search: (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).first(),
    panel: (page: Page) => page.locator('main [data-action=mail]:visible').first(),
  };
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    for (const route of grounds.values()) {
      for (const [what, opener] of Object.entries(openers)) {
        const page = await openVisitor(browser, { theme, width: 360 });
        await page.goto(`${baseURL}${route}`);
        if (await opener(page).count()) {
          await opener(page).click();
          await page.locator(':modal, :popover-open').first().waitFor();
          for (const { text, ink, ground } of await inksIn(page, ':modal, :popover-open')) {
            if (contrast(ink, ground) < 4.5)
              found.push(`${theme} /${route} ${what} ${text}: ${ink} on ${ground}`);
          }
        }
        await page.context().close();
      }
    }
  }
  expect(grounds.size).toBeGreaterThan(1);
  expect(found).toEqual([]);
});
