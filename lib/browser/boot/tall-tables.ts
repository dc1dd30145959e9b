/**
 * A table that is taller than the window below the header begins where the keyboard enters it: browsers would show its
 * middle. Not after a press, which was made where the visitor was looking.
 */
export function startTallTables() {
  addEventListener('focusin', ({ target }) => {
    const table = target as HTMLElement;
    if (table.matches('[data-table]:focus-visible') && table.offsetHeight > innerHeight - 99)
      table.scrollIntoView();
  });
}
