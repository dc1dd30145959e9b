/** Draws the site's icons into public/, from the sign in content/mark.ts and the colours of the site. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { importTypeScript } from '../../lib/export/import-typescript.mjs';
import { tokensIn } from '../../lib/theme-tokens.mjs';
import { projectRoot } from '../lib/run.mjs';

const target = path.join(projectRoot, 'public');
const { mark } = importTypeScript('content/mark.ts');
const css = fs.readFileSync(path.join(projectRoot, 'app/styles/tokens.css'), 'utf8');
const colours = tokensIn(css, 'light');
const colour = (/** @type {string} */ name) => colours.get(`--${name}`);

/** Laterite stands out on light and on dark tabs; an .ico cannot follow the theme. */
const ICO_COLOUR = colour('a-lat');
/** Launchers cut a maskable icon down to its inner 80 %; elsewhere that part is the whole icon. */
const SAFE_ZONE = 0.8;

const svg = (/** @type {number} */ size, /** @type {string} */ inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inner}</svg>`;
const favicon = svg(
  16,
  `<style>path{fill:${colour('ink')}}@media(prefers-color-scheme:dark){path{fill:${colour('page')}}}</style><path d="${mark.small}"/>`,
);
const maskable = svg(
  64,
  `<path fill="${colour('earth')}" d="M0 0h64v64H0z"/><path fill="${colour('on-flood')}" transform="translate(16 17)" d="${mark.large}"/>`,
);

fs.mkdirSync(target, { recursive: true });
await write('favicon.svg', favicon);
await write('favicon.ico', ico(await Promise.all([16, 32].map(smallMark))));
await write('apple-touch-icon.png', await fullMark(180));
await write('icon-192.png', await fullMark(192));
await write('icon-512.png', await fullMark(512));
await write('icon-maskable-512.png', await png(maskable, 512).toBuffer());

async function write(name, data) {
  fs.writeFileSync(path.join(target, name), data);
  console.log(`public/${name}  ${Buffer.byteLength(data)} bytes`);
}

/** A square SVG at a size in pixels. */
function png(source, size, palette = true) {
  return sharp(Buffer.from(source), { density: 1200 })
    .resize(size, size)
    .png({ palette, compressionLevel: 9 });
}

/** The small sign, for tabs. In an .ico every reader knows true colour, few know palettes. */
async function smallMark(size) {
  const plain = favicon.replace(/<style>.*?<\/style>/s, `<style>path{fill:${ICO_COLOUR}}</style>`);
  return { size, data: await png(plain, size, false).toBuffer() };
}

/** The sign on earth, without the margin that only launchers need. */
async function fullMark(size) {
  const outer = Math.round(size / SAFE_ZONE);
  const offset = Math.round((outer - size) / 2);
  return sharp(await png(maskable, outer).toBuffer())
    .extract({ left: offset, top: offset, width: size, height: size })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file that holds PNG images: a directory of 16 bytes each after a header of 6. */
function ico(images) {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, index) => {
    const entry = 6 + index * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits a pixel
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}
