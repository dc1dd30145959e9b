import { officeAt } from './office-at';

/**
 * Inline script behind choices that CSS answers: the home page's picker and the list of offices. What
 * answers a choice (`data-office`, `data-service`, `data-industry`) is scrolled into the window where it
 * is not there yet. The end of an address such as `/contact/#lagos` chooses its office, and an office that
 * was chosen becomes the end of the address, so that a reload or a copied link keeps it.
 */

/** The end of the address of what was pressed in the list since an address chose last. */
let pressed = '';

function choose() {
  // A message that waits to be sent keeps the office that it went with.
  if (document.querySelector('[data-opened]:not([hidden]),form[hidden]')) return null;
  // The way back leads to the form as it is by now.
  if (pressed && officeAt(location.hash)) history.replaceState(null, '', pressed);
  const radio = officeAt(location.hash);
  if (radio) radio.checked = true;
  // Kept with what has been written.
  if (radio?.form?.querySelector(':required:valid'))
    radio.dispatchEvent(new Event('input', { bubbles: true }));
  return radio;
}

// Where nothing bears the name itself, the browser would stay at the top of the page.
if (choose() && !document.getElementById(location.hash.slice(1)))
  document.getElementById('offices')?.scrollIntoView();
window.onhashchange = ({ newURL }) => {
  // Next.js, waking up meanwhile, writes the address that it found when it began.
  if (newURL !== location.href) history.replaceState(null, '', newURL);
  choose();
};
// A page that is loaded anew gets its fields back after this script has run: the address has the last word.
window.onpageshow = choose;
// What was sent and dismissed leaves the address as it was, and no button pressed.
addEventListener('reset', () => setTimeout(choose));
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  for (const answer of document.querySelectorAll<HTMLElement>('article,p')) {
    if (answer.dataset[name] === value && answer.offsetHeight) {
      // Of a panel its head and what leads on, and no more: each pixel moves the row from under the pointer,
      // and a second press would take another. A sentence is shown whole, and what leads on below it, if there is room.
      const parts = answer.children[1]
        ? [answer.children[0], answer.querySelector('a')]
        : [answer.parentElement?.lastElementChild, answer];
      // The list that ends a sentence stays, to be pressed next; in the lowest windows so does the row that was pressed.
      parts.push(
        (target as Element).closest('p')?.lastElementChild,
        (target as Element).closest('label'),
      );
      for (const part of parts) part?.scrollIntoView({ block: 'nearest' });
    }
  }
  if (name !== 'office') return;
  pressed = `#${value || 'enquiry'}`;
  history.replaceState(null, '', pressed);
});

// The list stands far below the fields that it belongs to: Enter on an office submits no form.
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.target as HTMLInputElement).name === 'office')
    event.preventDefault();
});

// A pin of the map, for pointers: keys and assistive technology have the list.
addEventListener('click', ({ target }) => {
  const pin = (target as Element).closest<SVGElement>('g[data-office]');
  const radio = pin && document.getElementById(`office-${pin.dataset.office}`);
  radio?.click();
  // The Tab key goes on from there.
  radio?.focus({ preventScroll: true });
});

// A link to the place that the address names already would leave nothing for Back to return to, and
// between two entries of one address no browser scrolls.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (!link?.hash) return;
  if (officeAt(link.hash)) pressed = '';
  if (link.href !== location.href) return;
  history.replaceState({ ...history.state, top: scrollY }, '');
  history.pushState(null, '');
});
addEventListener('popstate', (event) => {
  // Where Next.js writes the entry meanwhile, no hashchange follows.
  choose();
  if (!event.state?.top) return;
  setTimeout(scrollTo, 0, 0, event.state.top);
  // Next.js loads a page anew at an entry that it has not written, and one pressed early is such a one.
  event.stopImmediatePropagation();
});
