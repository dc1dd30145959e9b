/**
 * The header's menus. Opening by press, Escape, light dismissal and focus return are the browser's own
 * (`popover`); this adds hovering with a mouse, closing when the focus leaves (which every other panel does
 * too), the panels' pictures, which are fetched when a panel opens, and that the page does not scroll behind one
 * that was opened by a press (`data-held`; in CSS, `:has(:focus)` would go through the whole page at each press).
 */

import { loadPictures } from './load-pictures';
import { root } from './root';

const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

let current: Element | null = null;
let hovered: Element | null = null;
let closedAt = 0;
let openTimer: ReturnType<typeof setTimeout> | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

const openPanel = (menu: Element | null) => menu?.querySelector<HTMLElement>(':popover-open');

function open(menu: Element) {
  if (openPanel(menu)) return;
  menu.querySelector<HTMLElement>('[popover]')?.showPopover();
  hovered = menu;
}

function close(menu: Element | null) {
  const panel = openPanel(menu);
  if (!panel) return;
  panel.hidePopover();
  closedAt = Date.now();
}

function onPointerOver(event: PointerEvent) {
  if (event.pointerType !== 'mouse') return;
  const menu = (event.target as Element).closest?.('[data-menu]') ?? null;
  if (menu === current) return;
  const left = current;
  current = menu;
  clearTimeout(openTimer);
  clearTimeout(closeTimer);
  if (left) closeTimer = setTimeout(close, CLOSE_DELAY, left);
  if (menu) {
    const skip = openPanel(left) || Date.now() < closedAt + SKIP_DELAY;
    if (skip) clearTimeout(closeTimer);
    openTimer = setTimeout(open, skip ? 0 : OPEN_DELAY, menu);
  }
}

/** A press on a menu that hovering has just opened keeps it open instead of closing it. */
export function keepOpenAfterHover(event: Event, menu: Element | null) {
  clearTimeout(openTimer);
  if (menu && menu === hovered && openPanel(menu)) event.preventDefault();
  hovered = null;
}

export function startMenus() {
  if (!HTMLElement.prototype.showPopover) return;
  addEventListener(
    'beforetoggle',
    (event) => {
      const panel = event.target as Element;
      loadPictures(panel);
      const isHeld = event.newState === 'open' && panel.matches('[data-menu]:focus-within > *');
      root.toggleAttribute('data-held', isHeld);
    },
    true,
  );
  addEventListener('pointerover', onPointerOver);
  // Also where the focus comes from nowhere: past the end of a dialog it goes to the window first.
  addEventListener('focusin', ({ target }) => {
    for (const panel of document.querySelectorAll(':popover-open')) {
      // One that stands alone, as behind a mail link, would lie over what the focus goes to.
      const whole = panel.closest('[data-menu]') ?? panel;
      if (!whole.contains(target as Element)) close(panel.parentElement);
    }
  });
}
