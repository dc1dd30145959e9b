const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * What was unfolded is unfolded again by Back and by a reload: a browser that has not kept the page puts back how far
 * it was scrolled, and not what was open above.
 */
export function startFolds() {
  const { open = [] } = history.state ?? {};
  addEventListener(
    'toggle',
    ({ target }) => {
      // A dialog that closes is on its way back in the history, which to write there would stop.
      if (folds().includes(target as HTMLDetailsElement))
        history.replaceState({ ...history.state, open: folds().map((fold) => fold.open) }, '');
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () =>
    folds().forEach((fold, index) => {
      fold.open ||= open[index];
    }),
  );
}
