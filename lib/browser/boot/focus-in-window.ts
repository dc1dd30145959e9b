/**
 * What the keyboard comes to is shown whole: of a card the browser shows the link alone, of a field of several lines
 * the first. A table that is taller than the window below the header begins where the keyboard enters it: browsers
 * would show its middle. Not after a press, which was made where the visitor was looking.
 */
export function startFocusInWindow() {
  addEventListener('focusin', ({ target }) => {
    const focused = target as HTMLElement;
    const whole = focused.closest<HTMLElement>('.card,textarea,[data-table]');
    if (!whole || !focused.matches(':focus-visible')) return;
    const isTall = whole.offsetHeight > innerHeight - 99;
    if (isTall === whole.matches('[data-table]'))
      whole.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  });
}
