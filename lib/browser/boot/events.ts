/**
 * Second inline script, on pages that show events, placed after them so that it runs before they are
 * painted. Whether an event is past is decided now and not on the day of the build, and its time is
 * told in the visitor's own zone where that differs from the firm's.
 *
 * It runs before React hydrates, so it changes only what React does not compare: attributes, and the
 * text of elements whose content React has been told to leave alone (components/event/event-time).
 * A node added anywhere else makes React throw the page away and draw it again, uncorrected.
 */
import { eventPhase, formatInVisitorZone } from '../../format/event-time';

/** On the ruler of months: which quarter of which of them it is. */
function markToday() {
  const now = new Date().toISOString();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-month]'))
    dataset.week = now.startsWith(`${dataset.month}`) ? `${(+now.slice(8, 10) / 8) | 0}` : '';
}

function correct() {
  markToday();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    dataset.eventState = eventPhase(dataset.starts ?? '', dataset.ends ?? '', Date.now());
  }
}

for (const place of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
  const { start = '', end = '', words = '', locale } = place.dataset;
  place.textContent = formatInVisitorZone(start, end, words, locale);
}

correct();
// A tab left open, or a page shown again from the back-forward cache, may have outlived an event.
document.addEventListener('visibilitychange', correct);
