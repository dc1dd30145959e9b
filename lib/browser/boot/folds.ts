/**
 * What was unfolded is unfolded again by Back and by a reload: a browser that has not kept the page puts back how far
 * it was scrolled, and not what was open above. The selector stands three times: what repeats weighs nothing once it is
 * compressed, and this is on every page.
 */
export function startFolds() {
  const were: boolean[] | undefined = history.state?.open;
  addEventListener(
    'toggle',
    ({ target }) => {
      // A dialog that closes is on its way back in the history, which to write there would stop.
      if (!(target as Element).matches('main details')) return;
      const folds = document.querySelectorAll<HTMLDetailsElement>('main details');
      history.replaceState({ ...history.state, open: [...folds].map(({ open }) => open) }, '');
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    const folds = document.querySelectorAll<HTMLDetailsElement>('main details');
    for (const [index, fold] of folds.entries()) if (were?.[index]) fold.open = true;
  });
}
