import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentPictures } from '@/lib/art/all-pictures';
import { drawShapes, groundOf, type PictureSpec } from '@/lib/art/drawing';
import { gallery } from '@/lib/art/pictures';
import { type InsightShape, insightPicture } from '@/lib/art/pictures/insight';
import { insightKinds } from '@/lib/content/kinds';
import { insights } from '@/lib/content/relations/insights';

/** Least width of anything drawn, and least extent of a ring. */
const FINEST = 2;
const SMALLEST_RING = 24;
/** Least distance of neighbouring colours in OKLab, and the part of all edges that makes neighbours. */
const APART = 0.085;
const FAIR_PART = 0.03;
/** Text stands on it. */
const TONE_ON_TONE = new Set(['careers-land']);

/** Lines that end inside the sheet because what they draw does: wires at masts, furrows at field ends. */
const OPEN_ENDED = new Set(['energy', 'furrow', 'agriculture', 'land', 'piece']);
/** Pictures of land are seen through the sheet as through a window: their fields go on beyond it. */
const WINDOWS = new Set(['land', 'agriculture', 'healthcare']);

type Mark = { paint: string; width?: number; dash?: number; data: string };
type Point = [number, number];

const everyPicture: [string, PictureSpec][] = [
  ...Object.entries(gallery),
  ...contentPictures().map((spec): [string, PictureSpec] => [JSON.stringify(spec), spec]),
];

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
const framing = readFileSync('components/art/picture.module.css', 'utf8');

const MARK =
  /<path fill="([^"]+)"(?: stroke="([^"]+)" stroke-width="([^"]+)"(?: stroke-dasharray="([^"]+)")?)? d="([^"]+)"\/>/g;

function marksOf(spec: PictureSpec): Mark[] {
  return [...drawShapes(spec).matchAll(MARK)].map(
    ([, fill = '', stroke, width, dash, data = '']) =>
      stroke
        ? { paint: stroke, width: Number(width), ...(dash && { dash: Number(dash) }), data }
        : { paint: fill, data },
  );
}

/** The subpaths of path data as the points they pass, the handles of curves left out. */
function subpaths(data: string): { points: Point[]; closed: boolean; arcs: boolean }[] {
  return [...data.matchAll(/M[^M]+/g)].map(([part]) => {
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (const [, command = '', rest = ''] of part.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const n = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
      const at = (index: number) => n.at(index) ?? 0;
      if (command === 'z' || command === 'Z') continue;
      if (command === 'h') x += at(0);
      else if (command === 'H') x = at(0);
      else if (command === 'v') y += at(0);
      else if (command === 'V') y = at(0);
      else if (command === command.toLowerCase()) {
        const stride = command === 'a' ? 7 : 2;
        for (let index = 0; index < n.length; index += stride) {
          const [fromX, fromY] = [x, y];
          x += at(index + stride - 2);
          y += at(index + stride - 1);
          // Half a circle reaches its radius beyond both ends.
          if (command === 'a' && fromY === y && Math.abs(x - fromX) === 2 * at(index)) {
            const isBelow = at(index + 4) === 1 ? x < fromX : x > fromX;
            points.push([(fromX + x) / 2, y + at(index) * (isBelow ? 1 : -1)]);
          }
          points.push([x, y]);
        }
        continue;
      } else [x, y] = [at(-2), at(-1)];
      points.push([x, y]);
    }
    return { points, closed: /z$/i.test(part), arcs: part.includes('a') };
  });
}

function extent(points: readonly Point[]) {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

/** Every fault of every picture, so that one failure tells of all. */
function faults(find: (spec: PictureSpec, marks: readonly Mark[]) => string[]): string[] {
  return everyPicture.flatMap(([name, spec]) =>
    find(spec, marksOf(spec)).map((fault) => `${name}: ${fault}`),
  );
}

const isRect = (data: string) => /^M-?\d+ -?\d+h-?\d+v-?\d+[hH]-?\d+z$/.test(data);

describe('every generated picture', () => {
  it('is made of marks that this test can read', () => {
    for (const [, spec] of everyPicture) {
      const markup = drawShapes(spec);
      expect(markup.replace(MARK, '')).toBe('');
    }
  });

  it('has nothing finer than two units', () => {
    expect(
      faults((_, marks) => [
        ...marks.flatMap(({ width }) =>
          width !== undefined && width < FINEST ? [`a stroke of ${width}`] : [],
        ),
        ...marks.flatMap(({ dash }) =>
          dash !== undefined && dash < FINEST ? [`dash ${dash}`] : [],
        ),
        ...marks.flatMap(({ data, width }) =>
          width === undefined
            ? [...data.matchAll(/M[^M]+/g)].flatMap(([part]) => {
                const { width: wide, height } = extent(subpaths(part)[0]?.points ?? []);
                return isRect(part) && Math.min(wide, height) < FINEST ? [`a sliver, ${part}`] : [];
              })
            : [],
        ),
      ]),
    ).toEqual([]);
  });

  it('shows at least two units of every rectangle at its edges', () => {
    expect(
      faults(({ width, height }, marks) =>
        marks.flatMap(({ data, width: stroke }) =>
          stroke === undefined
            ? [...data.matchAll(/M[^M]+/g)].flatMap(([part]) => {
                if (!isRect(part)) return [];
                const box = extent(subpaths(part)[0]?.points ?? []);
                const seen = [
                  Math.min(box.right, width) - Math.max(box.left, 0),
                  Math.min(box.bottom, height) - Math.max(box.top, 0),
                ];
                return Math.min(...seen) < FINEST ? [`${part} shows ${seen}`] : [];
              })
            : [],
        ),
      ),
    ).toEqual([]);
  });

  it('cuts no vessel, pit or disc', () => {
    expect(
      faults(({ art, width, height }, marks) =>
        WINDOWS.has(art)
          ? []
          : marks.flatMap(({ data, width: stroke }) =>
              stroke === undefined
                ? subpaths(data).flatMap(({ points, arcs }) => {
                    const { left, right, top, bottom } = extent(points);
                    const isCut = left < 0 || top < 0 || right > width || bottom > height;
                    return arcs && isCut ? [`a round thing at ${points[0]}`] : [];
                  })
                : [],
            ),
      ),
    ).toEqual([]);
  });

  it('has no ring so small that it reads as dirt', () => {
    expect(
      faults((_, marks) =>
        marks.flatMap(({ data, width }) =>
          width === undefined
            ? []
            : subpaths(data).flatMap(({ points }) => {
                const { width: wide, height } = extent(points);
                const [first, last] = [points[0], points.at(-1)];
                const isRing = points.length > 2 && String(first) === String(last);
                return isRing && Math.max(wide, height) < SMALLEST_RING ? [`ring at ${first}`] : [];
              }),
        ),
      ),
    ).toEqual([]);
  });

  it('ends every line at an edge, or where another goes on', () => {
    expect(
      faults(({ art, width, height }, marks) => {
        if (OPEN_ENDED.has(art)) return [];
        const lines = marks.flatMap(({ data, width: stroke }) =>
          stroke === undefined ? [] : subpaths(data).map(({ points }) => points),
        );
        const ends = lines.flatMap((points) => {
          const [first, last] = [points[0], points.at(-1)];
          return first && last && String(first) !== String(last) ? [first, last] : [];
        });
        const met = new Map<string, number>();
        for (const end of ends) met.set(String(end), (met.get(String(end)) ?? 0) + 1);
        return ends
          .filter(([x, y]) => x > 1 && y > 1 && x < width - 1 && y < height - 1)
          .filter((end) => met.get(String(end)) === 1)
          .map((end) => `an open end at ${end}`);
      }),
    ).toEqual([]);
  });

  it('stands in whole units', () => {
    expect(
      faults((_, marks) =>
        marks.flatMap(({ data }) => (/\d\.\d/.test(data) ? [data.slice(0, 40)] : [])),
      ),
    ).toEqual([]);
  });

  it('sets neighbouring fields off from each other, by day and at dusk', async () => {
    const found: string[] = [];
    for (const [name, spec] of everyPicture) {
      if (TONE_ON_TONE.has(name)) continue;
      const themes = inks(
        spec.art === 'monitoring' ? 'gauge' : groundOf(spec) === 'si' ? 'sisal' : undefined,
      );
      for (const [a, b] of await neighbours(spec)) {
        themes.forEach((theme, dusk) => {
          const apart = difference(theme.get(a), theme.get(b));
          if (apart < APART) found.push(`${name}: ${a} on ${b}, ${apart} ${dusk ? 'dusk' : 'day'}`);
        });
      }
    }
    expect(found).toEqual([]);
  }, 60_000);
});

describe('the pictures of pieces', () => {
  const drawn = insights().filter(({ kind }) =>
    ['bare', 'sheet', 'cover', 'halves'].includes(insightKinds[kind].container),
  );
  const shapes: InsightShape[] = ['wide', 'card', 'square', 'tall'];

  it.each(shapes)('no two share a drawing (%s)', (shape) => {
    const drawings = drawn.map((piece) => drawShapes(insightPicture(piece, shape)));
    expect(new Set(drawings).size).toBe(drawn.length);
  });

  it('no two are of one kind of drawing, and each says what it shows', () => {
    const own = drawn.flatMap(({ picture }) => picture ?? []);
    expect(new Set(own.map(({ draws }) => draws)).size).toBe(own.length);
    expect(new Set(own.map(({ alt }) => alt)).size).toBe(own.length);
  });
});

type Inks = ReadonlyMap<string, string>;

/** The inks by day and at dusk, as the stylesheets set them; a gauge and a drawing on sisal have some of their own. */
function inks(own?: 'gauge' | 'sisal'): [Inks, Inks] {
  const [day, dusk] = [new Map<string, string>(), new Map<string, string>()];
  for (const [, name = '', value = ''] of tokens.matchAll(/--a-(\w+):\s*(#[\da-f]{6})/g)) {
    if (day.has(name)) dusk.set(name, dusk.get(name) ?? value);
    else day.set(name, value);
  }
  if (!own) return [day, dusk];
  for (const [, selector = '', rules = ''] of framing.matchAll(
    new RegExp(`^([^\\n{]*\\.${own}[^\\n{]*) \\{([^}]*)\\}`, 'gm'),
  )) {
    for (const [, name = '', value = ''] of rules.matchAll(/--a-(\w+):\s*(#[\da-f]{6})/g)) {
      (selector.includes('dark') ? dusk : day).set(name, value);
    }
  }
  return [day, dusk];
}

/** The pairs of inks that share a fair part of all the edges in a picture. */
async function neighbours(spec: PictureSpec): Promise<[string, string][]> {
  const { width, height } = spec;
  const names = [...inks()[0].keys()];
  const level = (index: number) => (index + 1) * 12;
  const shapes = drawShapes(spec).replace(/var\(--a-(\w+)\)/g, (_, name: string) => {
    const grey = level(names.indexOf(name)).toString(16).padStart(2, '0');
    return `#${grey}${grey}${grey}`;
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${shapes}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().greyscale().raw().toBuffer();
  const counts = new Map<number, number>();
  let total = 0;
  const meet = (a = 0, b = 0) => {
    if (a === b) return;
    total++;
    const key = Math.min(a, b) * 256 + Math.max(a, b);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (let at = 0; at < width * height; at++) {
    if ((at + 1) % width !== 0) meet(pixels[at], pixels[at + 1]);
    if (at + width < width * height) meet(pixels[at], pixels[at + width]);
  }
  const nameOf = (grey: number) => (grey % 12 === 0 ? names[grey / 12 - 1] : undefined);
  return [...counts].flatMap(([key, count]): [string, string][] => {
    const [a, b] = [nameOf(Math.floor(key / 256)), nameOf(key % 256)];
    return a && b && count > total * FAIR_PART ? [[a, b]] : [];
  });
}

/** How far two colours are apart in OKLab: hue counts as well as lightness. */
function difference(a = '#000000', b = '#000000'): number {
  const [from, to] = [oklab(a), oklab(b)];
  return Number(Math.hypot(...from.map((value, index) => value - (to[index] ?? 0))).toFixed(3));
}

// https://bottosson.github.io/posts/oklab/
function oklab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
