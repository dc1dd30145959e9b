import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliIn } from '@/lib/export/brotli.mjs';
import { withFileWeights, withWeight } from '@/lib/export/page-weight.mjs';
import { UNWEIGHED } from '@/lib/format/weight-place.mjs';

const { pack } = brotliIn();
const page = (text: string) => ({ html: `<p>${text}</p>`, payload: `1:["p","${text}"]\n` });
const place = `${UNWEIGHED}\u00a0kB`;
const noise = Array.from({ length: 9000 }, (_, at) => ((at * 7919 * 31) % 36).toString(36)).join(
  '',
);

it('a page says its weight, and so does what React compares it with', async () => {
  const weighed = await withWeight(page(place), ({ html }) => Promise.resolve(html), pack);
  expect(weighed).toEqual(page('1\u00a0kB'));
});

it('before the figure or behind it, as its language has the unit', async () => {
  const weighed = await withWeight(page(`kB\u00a0${UNWEIGHED}`), () => Promise.resolve('a'), pack);
  expect(weighed).toEqual(page('kB\u00a01'));
});

it('what is weighed is the document as it is sent', async () => {
  const assemble = ({ html }: { html: string }) => Promise.resolve(`<head>${noise}</head>${html}`);
  const { html } = await withWeight(page(place), assemble, pack);
  expect(Number(/(\d+)\u00a0kB/.exec(html)?.[1])).toBeGreaterThanOrEqual(1);
  expect(html).not.toContain(UNWEIGHED);
});

it('a page that says nothing of it is left as it is', async () => {
  const silent = page('Text.');
  expect(await withWeight(silent, () => Promise.reject(new Error('assembled')), pack)).toBe(silent);
});

it.each([3000, 9000, 40_000])(
  'the figure is that of the page as it is sent, of %i signs',
  async (length) => {
    const long = noise.repeat(5).slice(0, length);
    const assemble = ({ html }: { html: string }) => Promise.resolve(`<head>${long}</head>${html}`);
    const weighed = await withWeight(page(place), assemble, pack);
    const sent = await pack(Buffer.from(await assemble(weighed)));
    expect(Number(/(\d+)\u00a0kB/.exec(weighed.html)?.[1])).toBe(
      Math.max(1, Math.round(sent.length / 1000)),
    );
  },
);

it('a page is compressed once where the figure can be told beforehand', async () => {
  const packed = jest.fn(pack);
  await withWeight(page(place), ({ html }) => Promise.resolve(html), packed);
  expect(packed).toHaveBeenCalledTimes(1);
});

describe('a file that the build of another language writes', () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'weights-'));
  beforeAll(() => fs.writeFileSync(path.join(out, 'paper.pdf'), Buffer.alloc(34_400)));
  afterAll(() => fs.rmSync(out, { recursive: true }));

  it('is weighed on the page that leads to it, as on its own: in kilobytes begun', () => {
    expect(withFileWeights(page('⟪/paper.pdf⟫\u00a0kB'), out)).toEqual(page('35\u00a0kB'));
  });

  it('stops the build where it is not there', () => {
    expect(() => withFileWeights(page('⟪/none.pdf⟫\u00a0kB'), out)).toThrow('none.pdf');
  });
});
