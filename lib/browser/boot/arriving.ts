import { root } from './root';

/**
 * Header and banner are shown once the main part has begun: half of them would move while the rest
 * arrives. Not left to `:has(~ main)`: Chromium 156 does not always ask it again for what the parser
 * adds, and the header stayed away until the sheets were there.
 */
export function startArriving() {
  root.dataset.arriving = '';
  new MutationObserver((_, observer) => {
    if (!document.getElementById('main')) return;
    observer.disconnect();
    delete root.dataset.arriving;
  }).observe(root, { childList: true, subtree: true });
}
