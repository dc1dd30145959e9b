import type { Page } from 'playwright/test';

/*
 * What a press brought about, and whether the visitor can see it: what changed, or where the focus went,
 * has to stand in the window, below the header and under nothing else. Both functions run in the page.
 */

/** From now on `window.pressed` holds what happens in the page; called just before a press. */
export function watch() {
  type Seen = {
    before: Set<Element>;
    touched: Set<Element>;
    events: string[];
    /** When the last of them came. */
    last: number;
    focused: Element | null;
  };
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const seen: Seen = {
    before: new Set([...document.body.querySelectorAll('*')].filter(shown)),
    touched: new Set(),
    events: [],
    last: performance.now(),
    focused: document.activeElement,
  };
  Reflect.set(window, 'pressed', seen);
  Reflect.set(window, 'isShown', shown);
  const note = (type: string, target: EventTarget | null) => {
    seen.events.push(type);
    seen.last = performance.now();
    if (target instanceof Element && document.body.contains(target)) seen.touched.add(target);
  };
  // A box or radio button that cannot be seen is drawn by its label.
  const drawnBy = (target: EventTarget | null) =>
    (target instanceof HTMLInputElement && !shown(target) && target.labels?.[0]) || target;
  addEventListener(
    'focusin',
    (event) => event.target !== seen.focused && note('focus', null),
    true,
  );
  for (const type of ['toggle', 'close', 'change', 'invalid']) {
    addEventListener(type, (event) => note(type, drawnBy(event.target)), true);
  }
  addEventListener('scroll', () => note('scroll', null), true);
  addEventListener('hashchange', () => note('address', null));
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (document.head.contains(target) || attributeName === 'aria-busy') continue;
      const element = target instanceof Element ? target : target.parentElement;
      note(`${type} ${attributeName ?? ''}`, element === document.documentElement ? null : element);
      for (const node of addedNodes) if (node instanceof Element) note('added', node);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Whether anything has happened since `watch`. */
export const happened = (page: Page) =>
  page
    .waitForFunction(() => Reflect.get(window, 'pressed')?.events.length > 0, null, {
      timeout: 15_000,
    })
    .then(() => true)
    .catch(() => false);

/**
 * Waits until what a press brought about has come: nothing has happened for a while, nothing moves any more and
 * nothing is said to be on its way. A page that was left in the meantime has come as well.
 */
export const come = (page: Page) =>
  page
    .waitForFunction(() => {
      /** Milliseconds: longer than from an event to what a timer or a frame makes of it. */
      const QUIET = 80;
      const moves = document
        .getAnimations()
        .some(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      const { last } = Reflect.get(window, 'pressed') ?? { last: 0 };
      return (
        !moves && !document.querySelector('[aria-busy=true]') && performance.now() - last > QUIET
      );
    })
    .then(() => undefined)
    .catch(() => undefined);

/**
 * @param control what was pressed
 * @returns what is wrong, or '' when what the press brought about is in sight
 */
export function outOfSight(control: Element): string {
  const { before, touched, focused } = Reflect.get(window, 'pressed') as {
    before: Set<Element>;
    touched: Set<Element>;
    focused: Element | null;
  };
  const shown = Reflect.get(window, 'isShown') as (element: Element) => boolean;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const inDialog = (element: Element) => element.closest('dialog, [popover]') !== null;
  const header = document.querySelector('[data-site-header]');
  const top = (element: Element) =>
    inDialog(element) || header?.contains(element)
      ? 0
      : (header?.getBoundingClientRect().bottom ?? 0);

  /** Whether a point in the first lines of an element is in the window and nothing lies over it. */
  function inSight(element: Element): boolean {
    for (const { left, right, top: from, bottom } of element.getClientRects()) {
      const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [y0, y1] = [Math.max(from, top(element)), Math.min(bottom, innerHeight)];
      if (x1 - x0 < 2 || y1 - y0 < Math.min(bottom - from, 12)) continue;
      for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const down of [0.5, 0.2, 0.8]) {
          const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
          if (hit && (element.contains(hit) || hit.closest('svg')?.contains(element))) return true;
        }
      }
    }
    return false;
  }

  /** The words of an element begin in the window: what is taller than it is read from its start. */
  function beginsInSight(element: Element): boolean {
    const { top: from } = element.getBoundingClientRect();
    return from >= top(element) - 1 && from < innerHeight - 16 && inSight(element);
  }

  const target = document.activeElement;
  if (target && target !== document.body && target !== focused && target !== control) {
    if (!beginsInSight(target)) return `the focus is on ${name(target)}, out of sight`;
  } else if (focused === control && !control.isConnected) {
    return 'the focus is lost';
  }
  const appeared = [...document.body.querySelectorAll('*')].filter(
    (element) => shown(element) && !before.has(element),
  );
  const roots = appeared.filter(({ parentElement }) => !parentElement || before.has(parentElement));
  // What a screen reader is told out loud is there to be seen as well.
  for (const root of roots) {
    const spoken = root.closest('[role=alert], [role=status], [aria-live]');
    if (
      spoken &&
      !beginsInSight(root) &&
      !roots.some((other) => other !== root && spoken.contains(other) && inSight(other))
    )
      return `${name(root)} is told, but out of sight`;
  }
  const words = roots.filter(({ textContent }) => textContent?.trim());
  // What came with words is the result; a sign that turned round beside it is none.
  const changed =
    words.length > 0
      ? words
      : [...roots, ...[...touched].filter((element) => element.isConnected && shown(element))];
  const left = [...before].filter((element) => !element.isConnected || !shown(element));
  if (changed.some(inSight)) return '';
  if (target !== focused && target && target !== document.body && inSight(target)) return '';
  if (changed.length === 0 && left.length > 0) return '';
  return changed.length > 0
    ? `${changed.slice(0, 3).map(name).join(', ')} changed, out of sight`
    : 'nothing in sight changed';
}
