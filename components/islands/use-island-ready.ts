import { type RefObject, useEffect } from 'react';
import { keepInWindow } from './keep-in-window';

/**
 * Tells the loader (lib/browser/loader) that React has taken over an island: from now on presses go to
 * React, and what was held comes after them. Call it last, when the island's own effects have run.
 * @param root the element marked `data-island`
 */
export function useIslandReady(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    keepInWindow();
    root.current?.setAttribute('data-ready', '');
    root.current?.dispatchEvent(new Event('islandready', { bubbles: true }));
  }, [root]);
}
