import { everyRoute, forwards, isNotFound, shareOf } from './routes';
import { expect, test } from './support';

/*
 * WCAG 2.2, 2.5.8 Target Size (Minimum): 24 by 24 CSS pixels, or a circle of 24 px around the target's
 * middle that meets no other target and no other small target's circle; links in a sentence excepted
 * (https://www.w3.org/TR/WCAG22/#target-size-minimum).
 */
const PARTS = 4;

for (let part = 0; part < PARTS; part++) {
  test(`targets are large enough or far enough apart (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const small: string[] = [];
    for (const route of shareOf(everyRoute, part, PARTS)) {
      if (forwards(route) || isNotFound(route)) continue;
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const found of await page.evaluate(crowded))
          small.push(`/${route} ${width} px: ${found}`);
      }
    }
    expect(small).toEqual([]);
  });
}

/** Runs in the page: targets that are too small and too near to others. */
function crowded(): string[] {
  const MIN = 24;
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

  /** A control that is drawn by its label (a hidden radio button) is as large as the label. */
  const shown = (element: Element): Element => {
    const { width } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && width < 3 ? label : element;
  };
  const inSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    const clone = block?.cloneNode(true) as Element | undefined;
    for (const inner of clone?.querySelectorAll('a, button, select, input, .sr-only') ?? [])
      inner.remove();
    return /\p{L}{2}/u.test(clone?.textContent ?? '');
  };

  const targets = [...document.querySelectorAll(controls)]
    .map(shown)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Off the screen until it has the focus: the link to skip to the content.
    .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0);
  const isSmall = ({ box }: { box: DOMRect }) => box.width < MIN - 0.5 || box.height < MIN - 0.5;
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

  return targets
    .filter((target) => isSmall(target) && !inSentence(target.element))
    .filter((target) => {
      const { x, y } = middle(target.box);
      return targets.some((other) => {
        if (other.element.contains(target.element) || target.element.contains(other.element))
          return false;
        const { left, right, top, bottom } = other.box;
        const near = {
          x: Math.min(Math.max(x, left), right),
          y: Math.min(Math.max(y, top), bottom),
        };
        if (Math.hypot(x - near.x, y - near.y) < MIN / 2) return true;
        const theirs = middle(other.box);
        return isSmall(other) && Math.hypot(x - theirs.x, y - theirs.y) < MIN;
      });
    })
    .map(({ element, box }) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      return `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” ${box.width.toFixed()}×${box.height.toFixed()}`;
    });
}
