/** @jest-environment jsdom */

const page =
  '<form id="f"></form>' +
  ['lagos', 'accra']
    .map((id) => `<input type="radio" name="office" form="f" id="office-${id}" value="${id}">`)
    .join('') +
  '<input type="radio" name="office" form="f" id="office-enquiry" value="">';
const radio = (id: string) => document.getElementById(`office-${id}`) as HTMLInputElement;
const chosen = () => document.querySelector<HTMLInputElement>('[name=office]:checked')?.id;

async function open(hash: string, more = '') {
  history.replaceState(null, '', `/contact/${hash}`);
  document.body.innerHTML = page + more;
  jest.resetModules();
  await import('@/lib/browser/boot/reveal-choice');
}

it('the end of an address chooses its office, now and when it changes', async () => {
  await open('#lagos');
  expect(chosen()).toBe('office-lagos');
  history.replaceState(null, '', '#accra');
  dispatchEvent(new Event('hashchange'));
  expect(chosen()).toBe('office-accra');
  history.replaceState(null, '', '#enquiry');
  dispatchEvent(new Event('hashchange'));
  expect(chosen()).toBe('office-enquiry');
});

it.each([
  ['', 0],
  ['Amina', 1],
])(
  'an office that comes by its address is kept with what is written already: “%s”',
  async (written, times) => {
    const kept = jest.fn();
    document.body.oninput = kept;
    await open('#lagos', `<input form="f" required value="${written}">`);
    // A field in its form; the offices stand outside it.
    document.getElementById('f')?.append(...document.querySelectorAll('[required]'));
    dispatchEvent(new Event('hashchange'));
    expect(kept).toHaveBeenCalledTimes(times);
    document.body.oninput = null;
  },
);

it('an entry of the history chooses its office, where no hashchange follows', async () => {
  await open('#enquiry');
  history.replaceState(null, '', '#accra');
  dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }));
  expect(chosen()).toBe('office-accra');
});

it('a pin of the map chooses its office and leaves the focus at its button', async () => {
  await open('');
  document.body.insertAdjacentHTML('beforeend', '<svg><g data-office="accra"><rect/></g></svg>');
  document.querySelector('rect')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(chosen()).toBe('office-accra');
  expect(document.activeElement).toBe(radio('accra'));
});

it.each([
  ['#lagos', '', 1],
  ['#lagos', '<div id="lagos"></div>', 0],
  ['', '', 0],
])(
  'an address that ends in “%s” shows the offices where nothing else bears the name',
  async (hash, more, times) => {
    const show = jest.fn();
    Element.prototype.scrollIntoView = show;
    await open(hash, `<h2 id="offices"></h2>${more}`);
    expect(show).toHaveBeenCalledTimes(times);
  },
);

it('a sentence that answers a choice is shown with what leads on, as far as there is room', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function note() {
    shown.push(this);
  };
  await open(
    '',
    '<select name="industry"><option value="energy"></select><article><div><p data-industry="energy">Text <a href="#x">x</a></p><a href="#y">Explore</a></div></article>',
  );
  // jsdom has no sizes.
  for (const p of document.querySelectorAll('p'))
    Object.defineProperty(p, 'offsetHeight', { value: 10 });
  document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  // The last word: each test has left a listener.
  expect(shown.slice(-2).map(({ textContent }) => textContent)).toEqual(['Explore', 'Text x']);
});

it.each(['', '#', '#offices', '#lagos"]', '#main'])('“%s” chooses none', async (hash) => {
  await open(hash);
  expect(chosen()).toBeUndefined();
});

it('Back to the place of a press is not told to Next.js, which would load the page anew', async () => {
  await open('#lagos');
  const told = jest.fn();
  addEventListener('popstate', told);
  dispatchEvent(new PopStateEvent('popstate', { state: { top: 400 } }));
  expect(told).not.toHaveBeenCalled();
  dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }));
  expect(told).toHaveBeenCalledTimes(1);
  removeEventListener('popstate', told);
});

it('an office that is chosen becomes the end of the address, without a step in the history', async () => {
  await open('');
  const steps = history.length;
  radio('accra').click();
  expect(location.hash).toBe('#accra');
  radio('enquiry').click();
  expect(location.hash).toBe('#enquiry');
  expect(history.length).toBe(steps);
});
