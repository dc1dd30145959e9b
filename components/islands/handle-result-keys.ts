import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move the focus itself from the field through the links below it and back: they stay
 * links, for assistive technology too. A letter typed on one of them goes to the field.
 */
export function handleResultKeys(event: KeyboardEvent, input: HTMLInputElement | null) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  const links = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result], a[data-query]'),
  ].filter((link) => !link.closest('[hidden]'));
  const stops = [input, ...links];
  const here = stops.indexOf(event.target as HTMLElement);
  if (here < 0) return;
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 1, End: links.length }[event.key];
  const inField = here === 0 && event.key !== 'ArrowDown';
  if (next !== undefined && !inField) {
    event.preventDefault();
    stops[Math.min(next, links.length)]?.focus();
  } else if (!inField && event.key.length === 1 && event.key !== ' ') {
    input?.focus();
  }
}
