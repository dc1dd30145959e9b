/*
 * What a pointer gets, measured in the page. Each function is handed to `page.evaluate` and so holds all
 * it needs.
 */

/**
 * WCAG 2.2, 2.5.8 Target Size (Minimum): 24 by 24 CSS pixels, or a circle of 24 px around the target's
 * middle that meets no other target and no other small target's circle; links in a sentence excepted
 * (https://www.w3.org/TR/WCAG22/#target-size-minimum).
 * @returns targets that are too small and too near to others, as `a “its name” 20×18`
 */
export function crowdedTargets(): string[] {
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

/**
 * Brings each control into the window and asks the browser's own hit-testing what lies at its middle, which
 * is what a mouse and a thumb get; the keyboard does not notice. The page is left scrolled.
 * What lies over a control is asked once more two frames later: the sign that a row goes on leaves when the row
 * stands at its end, which the browser notices at its next frame.
 * @returns how many places were asked, and controls that something lies over, seen or unseen
 */
export async function pressEverything(): Promise<{ count: number; covered: string[] }> {
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
  const isPressed = (spot: Element | null, shown: Element, control: Element) => {
    const acting = acts(spot);
    return Boolean(spot && shown.contains(spot)) || acting === control || sameLink(acting, control);
  };
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const name = (element: Element | null) => {
    const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };

  let count = 0;
  const covered: string[] = [];
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
      const above = () => document.elementFromPoint(left + width / 2, top + height / 2);
      if (isPressed(above(), shown, control)) continue;
      await twoFrames();
      if (isPressed(above(), shown, control)) continue;
      covered.push(`${name(control)} lies under ${name(acts(above()) ?? above())}`);
      break;
    }
  }
  return { count, covered };
}
