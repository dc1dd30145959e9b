import { templates } from './routes';
import { expect, test } from './support';

/*
 * WCAG 2.4.3 Focus Order. The ring itself, the dialogs, the header and the banner are in focus.spec.ts,
 * menus.spec.ts, drawer.spec.ts and banner.spec.ts.
 */

test('the keyboard goes down the page and never back up, at 360 and 1280 px', async ({ page }) => {
  const errors: string[] = [];
  for (const route of templates) {
    await page.goto(route);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(leaps);
      errors.push(...found.map((error) => `/${route} ${width} px: ${error}`));
    }
  }
  expect(errors).toEqual([]);
});

/**
 * Runs in the page: stops that lie above and not to the right of the one before, as
 * `from “a” up to “b”`; a next column may begin at the top again. And stops that jump the queue.
 */
function leaps(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex])',
    ),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      // A group of radio buttons is one stop, at the chosen one.
      !(
        stop.matches('[type=radio]:not(:checked)') &&
        stop.closest('fieldset')?.querySelector('[type=radio]:checked')
      ),
  );
  const name = (stop: HTMLElement) =>
    (stop.getAttribute('aria-label') ?? stop.textContent ?? stop.id).trim().slice(0, 30);
  return stops.flatMap((stop, index) => {
    if (stop.tabIndex > 0) return [`“${name(stop)}” comes before its turn`];
    const before = stops[index - 1];
    if (!before) return [];
    const [one, next] = [before.getBoundingClientRect(), stop.getBoundingClientRect()];
    const up = next.bottom <= one.top + 1 && next.left <= one.left + 1;
    return up ? [`from “${name(before)}” up to “${name(stop)}”`] : [];
  });
}
