/**
 * Inline script behind what an address asks for. On `/search/` the words of `?q=` stand in their field at
 * once, offline too, and a line says that they are being looked for until React answers. On a list that its
 * address filters (components/islands/insight-filter) what
 * `?topic=` and `?show=` name stands there before the first paint. React shows it too, but later: on
 * Back and reload the browser has by then scrolled as far as the short list went, which is the footer.
 *
 * It sets attributes only, as decision 13 asks, and they count until React has taken over (`data-live`);
 * and an empty search has the focus in its field.
 * Rubbish in the address is ignored, as readFilter ignores it (lib/filter/insight-filter).
 */
import { mosaicPlaces } from '../../filter/mosaic';
import { loadDecoration } from './load-pictures';

const address = new URLSearchParams(location.search);
const list = document.querySelector<HTMLElement>('[data-batch]');
const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
const question = address.get('q');
const field = document.querySelector<HTMLInputElement>('main [name=q]');
// An empty search, sent with Enter: it waits to be written.
if (question === '') field?.focus();
if (field && question) {
  field.value = question;
  document.querySelector('[data-searching]')?.removeAttribute('hidden');
}
const ofTopic = entries.filter((entry) => entry.dataset.topic === address.get('topic'));
const batch = Number(list?.dataset.batch);
const show = Number(address.get('show'));
const shown = (ofTopic[0] ? ofTopic : entries).slice(0, show > batch ? show : batch);
const places = mosaicPlaces(shown.length);
if (list && location.search) {
  list.dataset.early = '';
  for (const entry of entries) {
    const place = places[shown.indexOf(entry)];
    entry.toggleAttribute('data-held', !place);
    if (place) {
      loadDecoration(entry);
      if (entry.dataset.slot) Object.assign(entry.dataset, place);
    }
  }
}
