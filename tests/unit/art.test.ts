import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { drawShapes, type PictureSpec } from '@/lib/art/drawing';
import { glyphs } from '@/lib/art/glyphs';
import { glyphFile, pictureFile, pictureHref } from '@/lib/art/picture-file';
import { assertNamesUnique, gallery, type PictureName } from '@/lib/art/pictures';
import { nameCloth } from '@/lib/art/pictures/cloth';
import { insightPicture } from '@/lib/art/pictures/insight';
import { createRandom, hash } from '@/lib/art/random';
import { type ArtSubject, artSubjects } from '@/lib/art/subjects';

/**
 * The start of the SHA-256 of each kind's shapes for one seed and size, and of a land and a cloth.
 * They fail when a change to the generators changes pictures. If that is meant, look at the pictures
 * and copy the new values from the failure.
 */
const GOLDEN: Record<ArtSubject | 'land' | 'kikoi', string> = {
  policy: '1680f26f46d3',
  agriculture: '99800a6b9f4e',
  capacity: '76b13538363e',
  research: '66b28ead4fb1',
  communications: 'ee881653a68e',
  programs: '0304be78baf8',
  monitoring: 'ee493b0a6687',
  'public-sector': 'a56e266d3cc4',
  development: 'e43b424e379d',
  furrow: '966fc9404795',
  financial: '590eedc7ffaa',
  healthcare: '2576a3498b8a',
  education: 'd9b162c4f507',
  technology: '45f7531eca8f',
  energy: '882cd997c522',
  land: '70d1f578d540',
  kikoi: 'aa8a5ac0db30',
};

const LIMIT = 6 * 1024;
const INKS = /^var\(--a-(sky|hz|lk|lkd|lat|latd|ear|tea|tead|mz|si|bs|wire)\)$/;

const pictureNames = Object.keys(gallery) as PictureName[];

function specOf(art: ArtSubject): PictureSpec {
  return { art, seed: `golden-${art}`, width: 720, height: 480 };
}

function fingerprint(spec: PictureSpec): string {
  return createHash('sha256').update(drawShapes(spec)).digest('hex').slice(0, 12);
}

function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}

function paintsOf(markup: string): string[] {
  return [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint ?? '');
}

describe('random numbers', () => {
  test('the hash is FNV-1a', () => {
    // http://www.isthe.com/chongo/src/fnv/test_fnv.c
    expect(hash('')).toBe(0x811c9dc5);
    expect(hash('a')).toBe(0xe40c292c);
    expect(hash('foobar')).toBe(0xbf9cf968);
  });

  test('a seed always gives the same sequence', () => {
    const random = createRandom('upeo');
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.8252358925528824, 0.5422401162795722, 0.9550331176724285,
    ]);
    expect(random.integer(1, 6)).toBe(1);
    expect(random.between(10, 20)).toBe(10.579388320911676);
    expect(random.pick(['a', 'b', 'c'])).toBe('b');
    expect(random.chance(0.5)).toBe(true);
    expect(random.weighted({ rare: 1, common: 9 })).toBe('common');
    expect(random.shuffle([1, 2, 3, 4, 5])).toEqual([5, 4, 1, 3, 2]);
  });
});

describe('drawings', () => {
  const samples: [string, PictureSpec][] = [
    ...artSubjects.map((art): [string, PictureSpec] => [art, specOf(art)]),
    ['land', { art: 'land', seed: 'golden-land', width: 1600, height: 520, road: [0.2, 0.33] }],
    ['kikoi', { art: 'kikoi', text: 'Wanjikũ Mũthoni Kariuki', width: 1200, height: 24 }],
  ];

  test.each(samples)('%s is the same on every run', (art, spec) => {
    expect(drawShapes({ ...spec })).toBe(drawShapes(spec));
    expect(fingerprint(spec)).toBe(GOLDEN[art as keyof typeof GOLDEN]);
  });

  test.each(artSubjects)('%s is small enough to travel', (art) => {
    expect(compressedSize(drawShapes(specOf(art)))).toBeLessThan(LIMIT);
  });

  test('another seed gives another picture', () => {
    for (const art of artSubjects) {
      if (art === 'energy') continue; // drawn without chance
      const other: PictureSpec = { art, seed: 'other', width: 720, height: 480 };
      expect(drawShapes(other)).not.toBe(drawShapes(specOf(art)));
    }
  });

  test('two names give two cloths', () => {
    const cloth = (name: string) => drawShapes(nameCloth(name, 'large'));
    expect(cloth('Wanjikũ Mũthoni Kariuki')).not.toBe(cloth('Esi Ɔforiwaa Mɛnsa'));
  });
});

describe('the gallery', () => {
  test('all paints are inks, so that every picture follows the theme', () => {
    for (const name of pictureNames) {
      for (const paint of paintsOf(drawShapes(gallery[name]))) {
        if (paint !== 'none') expect(paint).toMatch(INKS);
      }
    }
  });

  test('every picture covers its whole box', () => {
    for (const name of pictureNames) {
      const { width, height } = gallery[name];
      expect(drawShapes(gallery[name])).toContain(`d="M0 0h${width}v${height}H0z"`);
    }
  });

  test('the land of the home page, which is part of the HTML, is small', () => {
    expect(compressedSize(drawShapes(gallery['home-land']))).toBeLessThan(LIMIT);
  });

  test('a name defined twice stops the build', () => {
    const strip: PictureSpec = { art: 'kikoi', text: 'x', width: 1, height: 1 };
    expect(() => assertNamesUnique([{ one: strip }, { two: strip }])).not.toThrow();
    expect(() => assertNamesUnique([{ one: strip }, { one: strip }])).toThrow(
      'lib/art/pictures defines the picture "one" twice; rename one.',
    );
  });
});

describe('picture files', () => {
  test('the name says what is inside and changes with it', () => {
    const square = pictureFile(insightPicture({ art: 'furrow', seed: 'last-mile' }, 'square'));
    const tall = pictureFile(insightPicture({ art: 'furrow', seed: 'last-mile' }, 'tall'));
    expect(square.name).toMatch(/^furrow-last-mile-square\.[0-9a-f]{8}\.svg$/);
    expect(square.body).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 420 420"><g id="a">.+<\/g><\/svg>$/,
    );
    expect(tall.name).not.toBe(square.name);
  });

  test('the address of every picture is that of its file', () => {
    for (const name of pictureNames) {
      const { name: file, body } = pictureFile(gallery[name]);
      expect(pictureHref(gallery[name])).toBe(`/art/${file}#a`);
      expect(body).toContain(drawShapes(gallery[name]));
    }
  });

  test('all glyphs are in one file', () => {
    expect(glyphFile.name).toMatch(/^glyphs\.[0-9a-f]{8}\.svg$/);
    for (const name of Object.keys(glyphs)) expect(glyphFile.body).toContain(`<path id="${name}"`);
  });
});
