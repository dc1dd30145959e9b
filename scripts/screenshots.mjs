/**
 * `npm run screenshots`: for a reviewer, every page of the export at three widths in both themes, as
 * screenshots/index.html with one row a page; and the two pictures of the README. Needs out/, so run
 * `npm run build` first. It takes some minutes; to see less:
 *   npm run screenshots -- --only services     pages whose address contains this
 *   npm run screenshots -- --readme            only the pictures of the README
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { basePath } from '../site-address.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { openPage, routeName, sidewaysScroll, visit } from './lib/shoot-page.mjs';

const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'];
/** Height of a row in the overview; each picture links to itself in full size. */
const ROW = 360;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, readme: { type: 'boolean', default: false } },
});
const out = path.join(projectRoot, 'out');
const target = path.join(projectRoot, 'screenshots');
if (!fs.existsSync(path.join(out, 'index.html'))) {
  console.error('There is no out/index.html. Run `npm run build` first.');
  process.exit(1);
}

const server = await serve({ root: out, basePath });
const base = server.url.replace(/\/$/, '');
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
try {
  await readmePictures();
  if (!values.readme) await overview(routes().filter((route) => route.includes(values.only)));
} finally {
  await browser.close();
  await server.close();
}

/** Addresses of all pages of the export. */
function routes(folder = out) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return /^(?:_|404$)/.test(entry.name) ? [] : routes(full);
      if (entry.name !== 'index.html') return [];
      return [`/${path.relative(out, folder).split(path.sep).join('/')}/`.replace('//', '/')];
    })
    .sort();
}

async function readmePictures() {
  await docsPicture('home.png', { width: 1280, height: 800, theme: 'light' });
  await docsPicture('home-phone-dark.png', { width: 390, height: 844, theme: 'dark', scale: 2 });
}

async function docsPicture(name, view) {
  const page = await openPage(browser, view);
  await visit(page, `${base}/`);
  const file = path.join(projectRoot, 'docs', name);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, dither: 0, effort: 7, compressionLevel: 9 })
    .toFile(file);
  await page.context().close();
  console.log(`docs/${name}  ${fs.statSync(file).size} bytes`);
}

async function overview(pages) {
  fs.mkdirSync(target, { recursive: true });
  /** @type {Map<string, { file: string, label: string }[]>} */
  const rows = new Map(pages.map((route) => [route, []]));
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const page = await openPage(browser, { width, theme });
      for (const route of pages) {
        await visit(page, base + route);
        const file = `${routeName(route)}-${width}-${theme}.png`;
        await page.screenshot({ path: path.join(target, file), fullPage: true });
        const wide = await sidewaysScroll(page);
        const error = wide > 0 ? `, scrolls sideways by ${wide}px` : '';
        rows.get(route)?.push({ file, label: `${width} ${theme}${error}` });
        if (error) console.log(`${route} ${width} ${theme}${error}`);
      }
      await page.context().close();
      console.log(`${pages.length} pages at ${width}, ${theme}`);
    }
  }
  fs.writeFileSync(path.join(target, 'index.html'), sheet(rows));
  console.log('screenshots/index.html');
}

function sheet(rows) {
  const figures = (shots) =>
    shots
      .map(
        ({ file, label }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${label}</figcaption></figure>`,
      )
      .join('');
  const sections = [...rows].map(
    ([route, shots]) => `<h2>${route}</h2><div>${figures(shots)}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title><style>
body{margin:2rem;font:1rem/1.4 system-ui;background:#888}div{display:flex;gap:1rem;flex-wrap:wrap}
figure{margin:0}img{height:${ROW}px;max-width:24rem;object-fit:cover;object-position:top}
</style><h1>Every page, at ${WIDTHS.join(', ')}, light and dark</h1>${sections.join('\n')}</html>\n`;
}
