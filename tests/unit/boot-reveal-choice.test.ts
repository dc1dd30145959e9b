/** @jest-environment jsdom */

const page =
  '<form id="f"></form>' +
  ['lagos', 'accra']
    .map((id) => `<input type="radio" name="office" form="f" id="office-${id}" value="${id}">`)
    .join('') +
  '<input type="radio" name="office" form="f" id="office-enquiry" value="">';
const radio = (id: string) => document.getElementById(`office-${id}`) as HTMLInputElement;
const chosen = () => document.querySelector<HTMLInputElement>('[name=office]:checked')?.id;

async function open(hash: string) {
  history.replaceState(null, '', `/contact/${hash}`);
  document.body.innerHTML = page;
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

it('an entry of the history chooses its office, where no hashchange follows', async () => {
  await open('#enquiry');
  history.replaceState(null, '', '#accra');
  dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }));
  expect(chosen()).toBe('office-accra');
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
