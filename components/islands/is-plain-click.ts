type Pressed = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A press that the browser would follow in this tab; anything else, such as a new tab, is the browser's own. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
