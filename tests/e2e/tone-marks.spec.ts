import { expect, test } from './support';

/** Runs in the page: letters of the names on it whose marks above sit elsewhere than without the dot below. */
async function misplacedMarks(names: string[]): Promise<{ compared: number; wrong: string[] }> {
  const SIZE = 160;
  const DOT = '\u0323';
  const canvas = new OffscreenCanvas(2 * SIZE, 2 * SIZE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  /** Highest row of ink, and the middle of what lies in the rows above the small letters. */
  const ink = (letter: string, font: string) => {
    context.clearRect(0, 0, 2 * SIZE, 2 * SIZE);
    context.font = font;
    context.fillText(letter, SIZE / 2, 1.5 * SIZE);
    const { data } = context.getImageData(0, 0, 2 * SIZE, 2 * SIZE);
    let top = 2 * SIZE;
    for (let at = 3; at < data.length; at += 4) {
      if ((data[at] ?? 0) > 128) {
        top = Math.floor(at / 4 / (2 * SIZE));
        break;
      }
    }
    let left = 2 * SIZE;
    let right = 0;
    for (let y = top; y < top + SIZE * 0.1; y++) {
      for (let x = 0; x < 2 * SIZE; x++) {
        if ((data[(y * 2 * SIZE + x) * 4 + 3] ?? 0) <= 128) continue;
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
    return { top, middle: (left + right) / 2 };
  };
  const wrong: string[] = [];
  let compared = 0;
  const family = getComputedStyle(document.body).fontFamily;
  for (const weight of [400, 500, 600, 700]) {
    const font = `${weight} ${SIZE}px ${family}`;
    for (const name of names) {
      const plain = name.normalize('NFD').replaceAll(DOT, '').normalize('NFC');
      await document.fonts.load(font, name.normalize('NFD') + name + plain);
      for (const { segment } of new Intl.Segmenter('en').segment(name)) {
        const parts = segment.normalize('NFD');
        if (!parts.includes(DOT) || parts.length < 3) continue;
        compared++;
        const marked = ink(segment, font);
        const plain = ink(parts.replace(DOT, '').normalize('NFC'), font);
        if (
          Math.abs(marked.top - plain.top) > SIZE * 0.03 ||
          Math.abs(marked.middle - plain.middle) > SIZE * 0.06
        )
          wrong.push(`${weight} ${segment}: ${JSON.stringify({ marked, plain })}`);
      }
    }
  }
  return { compared, wrong };
}

test('a tone mark sits over a letter with a dot below as over one without, in every weight', async ({
  page,
}) => {
  await page.goto('team/leadership/');
  const names = await page.locator('main li h2').allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  const { compared, wrong } = await page.evaluate(misplacedMarks, [
    ...names,
    // A name of each letter that Yoruba and Igbo mark, whoever works here.
    'Adébáyọ̀ Ọ́lá Ẹ̀bùn Ẹ́niọlá ọ́ ẹ̀ ẹ́ ụ̀ ụ́',
  ]);
  expect(compared).toBeGreaterThan(4 * 8);
  expect(wrong).toEqual([]);
});
