import { root } from './root';

/**
 * Header and banner are shown once the main part has begun, or the page has ended without one: half of
 * them would move while the rest arrives. Not left to `:has(~ main)`: Chromium 156 does not always ask it
 * again for what the parser adds, and the header stayed away until the sheets were there.
 */
export function startArriving() {
  root.dataset.arriving = '';
  const arrived = () => {
    observer.disconnect();
    delete root.dataset.arriving;
  };
  const observer = new MutationObserver(() => document.getElementById('main') && arrived());
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', arrived);
}
