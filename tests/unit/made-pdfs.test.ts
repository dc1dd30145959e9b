import { madePdf, pdfFacts } from '@/lib/pdf/made-pdfs';

const pdf = (pages: number) => Promise.resolve({ pages, bytes: new Uint8Array(1500) });
const during = async (environment: 'production' | 'development', run: () => Promise<void>) => {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  await run();
  replaced.restore();
};

test('a build makes a PDF once', () =>
  during('production', async () => {
    await madePdf('once.pdf', () => pdf(1));
    expect(await madePdf('once.pdf', () => pdf(2))).toMatchObject({ pages: 1 });
    expect(await pdfFacts('once.pdf', () => pdf(2))).toEqual({ pages: 1, size: 2 });
  }));

test('who writes is not kept waiting for a PDF, and gets a new one when it is fetched', () =>
  during('development', async () => {
    const typeset = jest.fn(() => pdf(3));
    expect(await pdfFacts('draft.pdf', typeset)).toEqual({ pages: 3, size: 2 });
    await pdfFacts('draft.pdf', typeset);
    expect(typeset).toHaveBeenCalledTimes(1);
    expect(await madePdf('draft.pdf', () => pdf(4))).toMatchObject({ pages: 4 });
    expect(await pdfFacts('draft.pdf', typeset)).toMatchObject({ pages: 4 });
  }));

test('what could not be made is tried again', () =>
  during('development', async () => {
    const broken = () => Promise.reject(new Error('no glyph'));
    await expect(pdfFacts('mended.pdf', broken)).rejects.toThrow('no glyph');
    expect(await pdfFacts('mended.pdf', () => pdf(1))).toMatchObject({ pages: 1 });
  }));
