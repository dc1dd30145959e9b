/** What a sign that the row goes on covers of its end (components/insight-list/topic-filter.module.css), in pixels. */
const SIGN = 64;

/** Scrolls a row to the middle of one of its elements, unless that is in sight; the window stays where it is. */
export function showInRow(element: Element | null | undefined): void {
  const row = element?.closest('ul');
  if (!element || !row) return;
  const [box, room] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left >= room.left && box.right <= room.right - SIGN) return;
  row.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
}
