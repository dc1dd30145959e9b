import { withWeight } from '@/lib/export/page-weight.mjs';
import { UNWEIGHED } from '@/lib/format/weight-place.mjs';

const page = (text: string) => ({ html: `<p>${text}</p>`, payload: `1:["p","${text}"]\n` });
const place = `${UNWEIGHED}\u00a0kB`;
const noise = Array.from({ length: 9000 }, (_, at) => ((at * 7919 * 31) % 36).toString(36)).join(
  '',
);

it('a page says its weight, and so does what React compares it with', async () => {
  const weighed = await withWeight(page(place), ({ html }) => Promise.resolve(html));
  expect(weighed).toEqual(page('1\u00a0kB'));
});

it('before the figure or behind it, as its language has the unit', async () => {
  const weighed = await withWeight(page(`kB\u00a0${UNWEIGHED}`), () => Promise.resolve('a'));
  expect(weighed).toEqual(page('kB\u00a01'));
});

it('what is weighed is the document as it is sent', async () => {
  const assemble = ({ html }: { html: string }) => Promise.resolve(`<head>${noise}</head>${html}`);
  const { html } = await withWeight(page(place), assemble);
  expect(Number(/(\d+)\u00a0kB/.exec(html)?.[1])).toBeGreaterThanOrEqual(1);
  expect(html).not.toContain(UNWEIGHED);
});

it('a page that says nothing of it is left as it is', async () => {
  const silent = page('Text.');
  expect(await withWeight(silent, () => Promise.reject(new Error('assembled')))).toBe(silent);
});
