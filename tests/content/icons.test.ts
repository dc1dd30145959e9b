import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { GET } from '@/app/manifest.webmanifest/route';
import { lightColours } from '@/lib/tokens';

type Manifest = { icons: { src: string; sizes: string; purpose?: string }[] };

const file = (name: string) => path.join(process.cwd(), 'public', name);

describe('icons', () => {
  it('that the manifest names have the size it says', async () => {
    const { icons }: Manifest = await GET().json();
    const sizes = await Promise.all(
      icons.map(async ({ src }) => {
        const { width, height } = await sharp(file(src)).metadata();
        return `${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(icons.map((icon) => icon.sizes));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it('for Apple devices are 180 pixels wide and opaque', async () => {
    const image = sharp(file('apple-touch-icon.png'));
    expect(await image.metadata()).toMatchObject({ width: 180, height: 180, format: 'png' });
    expect((await image.stats()).isOpaque).toBe(true);
  });

  // https://www.w3.org/TR/appmanifest/#icon-masks: a circle of 40 % of the width is always seen.
  it('that launchers cut to a shape lose nothing but ground', async () => {
    const { data, info } = await sharp(file('icon-maskable-512.png'))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect((await sharp(file('icon-maskable-512.png')).stats()).isOpaque).toBe(true);
    const ground = data.subarray(0, 3);
    let outermost = 0;
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const at = (y * info.width + x) * info.channels;
        if (data.subarray(at, at + 3).equals(ground)) continue;
        outermost = Math.max(outermost, Math.hypot(x - info.width / 2, y - info.height / 2));
      }
    }
    expect(outermost).toBeGreaterThan(100);
    expect(outermost / info.width).toBeLessThanOrEqual(0.4);
  });

  it('in tabs follow the theme of the device', () => {
    const svg = fs.readFileSync(file('favicon.svg'), 'utf8');
    const colours = lightColours();
    const [ink, page] = [colours.ink, colours.page];
    expect(svg).toMatch(
      new RegExp(`fill:${ink}.*prefers-color-scheme:\\s?dark.*fill:${page}`, 's'),
    );
  });
});
