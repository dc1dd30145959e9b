import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { redirects } from '@/lib/content/routes/redirects';
import { languages } from '@/lib/languages';
import { siteOrigin } from '@/lib/site-origin';
import { type BuiltPage, builtPages, outDir } from '../support/built-site';

const SITE = siteOrigin;
/** Some forward to another page, one has no address. */
const WITHOUT = ['/404.html', ...redirects().map(({ from }) => `${from}/`)];

const pages = builtPages().filter((page) => !WITHOUT.includes(page.route));
const meta = ({ $ }: BuiltPage, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
const fileOf = (page: BuiltPage) =>
  path.join(
    outDir,
    meta(page, 'og:image')
      .replace(SITE, '')
      .replace(/^\/(?!og\/).*?(?=\/og\/)/, ''),
  );

describe('the picture shown where a page is shared', () => {
  it('is named by each page, absolutely, with its size and a text', () => {
    expect(pages.length).toBeGreaterThan(60);
    const wrong = pages.filter(
      (page) =>
        !meta(page, 'og:image').startsWith(`${SITE}/`) ||
        !/og\/[a-z0-9-]+\.[0-9a-f]{10}\.png$/.test(meta(page, 'og:image')) ||
        meta(page, 'og:image:width') !== '1200' ||
        meta(page, 'og:image:height') !== '630' ||
        meta(page, 'og:image:alt').length < 8 ||
        meta(page, 'twitter:card') !== 'summary_large_image' ||
        // Without a name of its own, X takes Open Graph's.
        ![meta(page, 'og:image'), ''].includes(meta(page, 'twitter:image')),
    );
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  it('is a PNG of 1200 by 630 below 120 kB', async () => {
    const found = await Promise.all(
      pages.map(async (page) => {
        const file = fileOf(page);
        const { format, width, height } = await sharp(file).metadata();
        return { path: page.path, format, width, height, light: fs.statSync(file).size < 120_000 };
      }),
    );
    const expected = { format: 'png', width: 1200, height: 630, light: true };
    expect(found).toEqual(pages.map((page) => ({ path: page.path, ...expected })));
  });

  it.each(languages)('is another one on every page in $name', ({ id }) => {
    // Two languages share one where its words are the same: a name, what is not translated.
    const own = pages.filter(({ language }) => language.id === id);
    const contents = new Set(own.map((page) => fs.readFileSync(fileOf(page)).toString('base64')));
    expect(contents.size).toBe(own.length);
  });

  it('is missing where there is no page to share', () => {
    const others = builtPages().filter((page) => WITHOUT.includes(page.route));
    expect(others).toHaveLength(WITHOUT.length * languages.length);
    expect(others.filter((page) => meta(page, 'og:image'))).toEqual([]);
  });
});
