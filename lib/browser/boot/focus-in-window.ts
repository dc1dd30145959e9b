/**
 * What the keyboard comes to is shown whole: of a card the browser shows the link alone, of a field of several lines
 * the first. A table that is taller than the window below the header begins where the keyboard enters it: browsers
 * would show its middle. Not after a press, which was made where the visitor was looking. What is unfolded, by key or
 * press, moves up until all of it is in sight, or as much as has room.
 */
export function startFocusInWindow() {
  addEventListener('focusin', ({ target }) => {
    const focused = target as HTMLElement;
    const isTable = focused.matches('[data-table]');
    const whole = isTable ? focused : focused.closest<HTMLElement>('.card,textarea');
    if (!whole || !focused.matches(':focus-visible')) return;
    const isTall = whole.offsetHeight > innerHeight - 99;
    if (isTall === isTable) whole.scrollIntoView({ block: isTable ? 'start' : 'nearest' });
  });
  addEventListener(
    'toggle',
    ({ target }) => {
      const group = target as Element;
      if (!group.matches('details[open]:focus-within')) return;
      group.scrollIntoView({ block: 'nearest' });
      group.firstElementChild?.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
