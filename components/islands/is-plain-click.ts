import type { MouseEvent } from 'react';

/** A press that the browser would follow in this tab; anything else, such as a new tab, is the browser's own. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
