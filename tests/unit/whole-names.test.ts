import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { keepNamesWhole } from '@/lib/markdown/whole-names';

const html = (value: string) => {
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] },
    ],
  };
  return toHtml(keepNamesWhole(tree));
};
const span = (name: string) => `<span class="whitespace-nowrap">${name}</span>`;

it('keeps names with a hyphen in one piece', () => {
  expect(html('Paid by M-PESA, after the e-levy.')).toBe(
    `<p>Paid by ${span('M-PESA')}, after the ${span('e-levy')}.</p>`,
  );
  expect(html('COVID-19 and SAT-3')).toBe(`<p>${span('COVID-19')} and ${span('SAT-3')}</p>`);
  expect(html('In sub-Saharan Africa')).toBe(`<p>In ${span('sub-Saharan')} Africa</p>`);
  expect(html('a 10-year plan')).toBe(`<p>a ${span('10-year')} plan</p>`);
  expect(html('a mid-season review')).toBe(`<p>a ${span('mid-season')} review</p>`);
});

it('keeps the two ends of a span in one piece, and no years', () => {
  expect(html('within 5–7 business days')).toBe(`<p>within ${span('5–7')} business days</p>`);
  expect(html('of 2019–2023')).toBe('<p>of 2019–2023</p>');
});

it('leaves other words with a hyphen as they are', () => {
  for (const text of ['a two-page contract', 'cost-benefit', 'state-of-the-art', 'no hyphen'])
    expect(html(text)).toBe(`<p>${text}</p>`);
});
