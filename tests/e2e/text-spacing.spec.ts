import { templates } from './routes';
import { expect, test } from './support';
import { cutOffText, overlappingText, sideways } from './text-boxes';

/*
 * WCAG 1.4.12 Text Spacing: a reader's own style sets lines, paragraphs, letters and words further apart,
 * and nothing may be lost (https://www.w3.org/TR/WCAG22/#text-spacing).
 */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

// The reader's style comes from outside the site, whose policy rightly refuses styles in a page.
test.use({ bypassCSP: true });

const WIDTHS = [360, 1280];

test('a reader’s own text spacing cuts nothing off, at 360 and 1280 px', async ({ page }) => {
  const errors: string[] = [];
  const at = (width: number) => page.setViewportSize({ width, height: 900 });
  for (const route of templates) {
    await page.goto(route);
    const before = new Map<number, Set<string>>();
    for (const width of WIDTHS) {
      await at(width);
      before.set(width, new Set(await page.evaluate(overlappingText)));
    }
    await page.addStyleTag({ content: SPACING });
    for (const width of WIDTHS) {
      await at(width);
      const lost = await page.evaluate(cutOffText);
      const pairs = await page.evaluate(overlappingText);
      const met = pairs.filter((pair) => !before.get(width)?.has(pair));
      const over = await page.evaluate(sideways);
      if (over > 0) lost.push(`scrolls sideways by ${over} px`);
      errors.push(...[...lost, ...met].map((error) => `/${route} ${width} px: ${error}`));
    }
  }
  expect(errors).toEqual([]);
});
