import { everyRoute, forwards, shareOf, viewsOf } from './routes';
import { expect, test } from './support';

/*
 * Every link and control can be pressed: nothing, seen or unseen, lies over it. The question is put to
 * the browser's own hit-testing, which is what a mouse and a thumb get; the keyboard does not notice.
 */
const WIDTHS = [360, 768, 1280, 1920];
const PARTS = 4;

// Pictures are nothing to press; their boxes keep their size without them.
test.beforeEach(({ page }) =>
  page.route(/\.(?:svg|png|jpe?g|webp|avif)$/, (request) => request.abort()),
);
// They are missed on the console.
test.use({ allowedErrors: [/ERR_FAILED/] });

for (let part = 0; part < PARTS; part++) {
  test(`every link and control can be pressed (${part + 1} of ${PARTS})`, async ({ page }) => {
    const covered: string[] = [];
    let pressed = 0;
    // A page that forwards is left before it can be pressed; the one it leads to is in the list.
    const routes = shareOf(everyRoute, part, PARTS).filter((one) => !forwards(one));
    for (const route of routes) {
      await page.goto(route);
      for (const width of viewsOf(route, WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        const { count, errors } = await page.evaluate(pressEverything);
        pressed += count;
        covered.push(...errors.map((error) => `/${route} ${width} px: ${error}`));
      }
    }
    expect(covered).toEqual([]);
    // Every page has at least its header and footer to press, at two widths or more.
    expect(pressed).toBeGreaterThan(routes.length * 100);
  });
}

/** Runs in the page: brings each control into the window and asks what lies at its middle. */
function pressEverything(): { count: number; errors: string[] } {
  const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea';

  /** A radio button or check box that is drawn by its label is pressed there. */
  const drawn = (control: Element): Element => {
    const { width } = control.getBoundingClientRect();
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const hidden = width < 3 || getComputedStyle(control).opacity === '0';
    return label && hidden ? label : control;
  };
  /** What a press on a spot sets off: the nearest control around it, or the one its label is for. */
  const acts = (spot: Element | null): Element | null => {
    const nearest = spot?.closest(`${CONTROLS}, label`) ?? null;
    return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
  };
  const sameLink = (one: Element | null, other: Element) =>
    one instanceof HTMLAnchorElement &&
    other instanceof HTMLAnchorElement &&
    one.href === other.href &&
    one.target === other.target;
  const name = (element: Element | null) => {
    const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };

  let count = 0;
  const errors: string[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (control.matches(':disabled')) continue;
    const shown = drawn(control);
    if (!shown.checkVisibility({ visibilityProperty: true })) continue;
    shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = shown.getBoundingClientRect();
    // For screen readers only, or kept above the window until it has the focus.
    if (box.width < 3 || box.height < 3 || box.bottom <= 0) continue;
    const lines = [...shown.getClientRects()].filter(
      ({ width, height }) => width > 3 && height > 3,
    );
    for (const { left, top, width, height } of lines) {
      count++;
      const spot = document.elementFromPoint(left + width / 2, top + height / 2);
      if (spot && shown.contains(spot)) continue;
      const acting = acts(spot);
      if (acting === control || sameLink(acting, control)) continue;
      errors.push(`${name(control)} lies under ${name(acting ?? spot)}`);
      break;
    }
  }
  return { count, errors };
}
