/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { partsInFonts } from '@/lib/pdf/fonts';
import { partsByFont } from '@/lib/typography/outlines';
import { checkAnswers } from '../../scripts/lib/setup/answers.mjs';
import { applyAnswers } from '../../scripts/lib/setup/apply.mjs';
import { lettersOfContent, readFace } from '../../scripts/lib/setup/face.mjs';
import { folderOfFace } from '../../scripts/lib/setup/fetch-face.mjs';
import { rangesOf } from '../../scripts/lib/setup/place-face.mjs';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: false, per: 'test' });
const face = () => path.join(root(), 'face');
const write = (file: string, text: string | Buffer) => {
  const place = path.join(root(), file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
};

/** The face of running text, laid out like a package that has it in one weight and two files. */
beforeEach(() => {
  write('face/package.json', JSON.stringify({ name: '@fontsource/a-face', license: 'OFL-1.1' }));
  write('face/metadata.json', JSON.stringify({ family: 'A Face' }));
  write('face/LICENSE', 'The licence of A Face.');
  write(
    'face/unicode.json',
    JSON.stringify({ latin: 'U+0000-00FF', 'latin-ext': 'U+0100-02BA', greek: 'U+0370-03FF' }),
  );
  for (const [part, file] of [
    ['latin', 'onest-latin'],
    ['latin-ext', 'onest-west'],
  ]) {
    write(`face/files/a-face-${part}-600-normal.woff2`, fs.readFileSync(`app/fonts/${file}.woff2`));
    write(
      `face/files/a-face-${part}-600-normal.ttf`,
      fs.readFileSync('lib/pdf/fonts/onest-600.ttf'),
    );
    write(`face/files/a-face-${part}-200-normal.woff2`, 'too light');
  }
});

const needed = (text: string) => [...text].map((letter) => ({ letter, where: 'name' }));

it('takes the weight nearest to bold, with what each file has of its range', () => {
  const { id, name, licence, parts } = readFace(face(), needed('EsiMɛnsa'));
  expect({ id, name, licence }).toEqual({
    id: 'a-face',
    name: 'A Face',
    licence: 'The licence of A Face.',
  });
  expect(parts.map(({ part }) => part)).toEqual(['latin', 'latin-ext']);
  const [latin, ext] = parts.map(({ codes }) => String.fromCodePoint(...codes));
  expect(latin).toMatch(/A.*é/s);
  expect(ext).toContain('ɛ');
  // Marks that go over any letter lie outside both ranges of this package.
  expect(ext).not.toContain('\u0301');
});

it('takes another part for a letter that the others lack, and only then', () => {
  for (const ending of ['woff2', 'ttf']) {
    const from = path.join(face(), `files/a-face-latin-ext-600-normal.${ending}`);
    fs.renameSync(from, from.replace('latin-ext', 'symbols'));
  }
  write('face/unicode.json', JSON.stringify({ symbols: 'U+0100-02BA', latin: 'U+0000-00FF' }));
  const taken = (text: string) => readFace(face(), needed(text)).parts.map(({ part }) => part);
  expect(taken('ab')).toEqual(['latin']);
  expect(taken('aɛ')).toEqual(['latin', 'symbols']);
});

const slips: readonly [string, () => void, string | RegExp][] = [
  [
    'a folder without a package',
    () => fs.rmSync(path.join(face(), 'package.json')),
    /^face: found no file package\.json in .+, expected the folder of a package$/,
  ],
  [
    'a licence that is not open',
    () =>
      write(
        'face/package.json',
        JSON.stringify({ name: 'a-face', license: 'SEE LICENSE IN EULA' }),
      ),
    'face: found the licence "SEE LICENSE IN EULA" in A Face, expected one of OFL-1.1, ',
  ],
  [
    'a licence without its text',
    () => fs.rmSync(path.join(face(), 'LICENSE')),
    'face: found no file LICENSE in A Face, expected the text of its licence',
  ],
  [
    'no word of the ranges',
    () => fs.rmSync(path.join(face(), 'unicode.json')),
    'found no file unicode.json',
  ],
  [
    'no WOFF2',
    () => fs.rmSync(path.join(face(), 'files'), { recursive: true }),
    'face: found no WOFF2 file in A Face, expected files/a-face-latin-700-normal.woff2',
  ],
  [
    'a weight that varies',
    () => {
      fs.rmSync(path.join(face(), 'files'), { recursive: true });
      write('face/files/a-face-latin-wght-normal.woff2', 'x');
    },
    'face: found WOFF2 files of no fixed weight in A Face',
  ],
  [
    'nothing for documents',
    () => fs.rmSync(path.join(face(), 'files/a-face-latin-600-normal.ttf')),
    'face: found no a-face-latin-600-normal.woff or .ttf in A Face, expected one beside each',
  ],
  [
    'no letters of English',
    () => write('face/unicode.json', JSON.stringify({ 'latin-ext': 'U+0100-02BA' })),
    'face: found no file of the letters a to z in A Face',
  ],
];

it.each(slips)('refuses %s in one sentence', (_, spoil, sentence) => {
  spoil();
  expect(() => readFace(face(), [])).toThrow(sentence);
});

it('refuses letters of English that are too heavy for every page', () => {
  const font = fs.readFileSync('app/fonts/onest-latin.woff2');
  write('face/files/a-face-latin-600-normal.woff2', Buffer.concat([font, Buffer.alloc(20_000)]));
  expect(() => readFace(face(), [])).toThrow(
    /found \d+ bytes for the letters of English in A Face, expected at most \d+/,
  );
});

it('refuses a face that lacks letters of the content, with the first place that needs them', () => {
  write('content/people/a.yaml', 'name: Ọlá Mɛnsa\nsources:\n  - title: Ωmega\n');
  const letters = lettersOfContent(path.join(root(), 'content'));
  expect(letters.map(({ letter }) => letter).join('')).toBe('ỌláMɛnsa');
  expect(() => readFace(face(), letters)).toThrow(
    'face: found no Ọ in A Face, which content/people/a.yaml (name) needs, expected a face with',
  );
});

it('a mark of tone that stands alone is a letter of its own', () => {
  write('content/people/a.yaml', 'name: Ọ́lá\n');
  const letters = lettersOfContent(path.join(root(), 'content')).map(({ letter }) => letter);
  expect(letters).toContain('\u0301');
});

describe('in its place', () => {
  const places = ['app/fonts.ts', 'app/fonts.css', 'app/styles/tokens.css', 'app/styles/base.css'];
  const before = { files: ['old-latin', 'old-ext'], documents: ['old.ttf'], licence: 'OLD.txt' };
  const facts = { firm: { shortName: 'Éclair', social: [] }, placeholders: {} };

  function placed() {
    for (const file of places) write(file, fs.readFileSync(file, 'utf8'));
    const now = JSON.parse(fs.readFileSync('lib/typography/display-face.json', 'utf8'));
    write('lib/typography/display-face.json', JSON.stringify({ ...now, ...onlyDocuments(now) }));
    write('content/mark.ts', "export const mark = {\n  large: 'M0 0',\n  small: 'M0 0',\n};\n");
    const read = readFace(face(), []);
    return { now, files: applyAnswers(root(), { mark: 'letter' }, facts, '2031-02-03', read) };
  }
  const onlyDocuments = ({ files }: { files: string[] }) => ({ ...before, files });

  it('its files, its licence and its facts replace those of the face before', () => {
    const { now, files } = placed();
    expect(JSON.parse(String(files.get('lib/typography/display-face.json')))).toEqual({
      name: 'A Face',
      files: ['a-face-latin', 'a-face-latin-ext'],
      documents: ['a-face-latin.ttf', 'a-face-latin-ext.ttf'],
      licence: 'LICENSE-a-face.txt',
    });
    for (const file of [
      ...now.files.map((name: string) => `app/fonts/${name}.woff2`),
      'lib/pdf/fonts/old.ttf',
      'app/fonts/OLD.txt',
    ]) {
      expect([file, files.has(file), files.get(file)]).toEqual([file, true, undefined]);
    }
    expect(files.get('app/fonts/a-face-latin.woff2')).toEqual(
      fs.readFileSync('app/fonts/onest-latin.woff2'),
    );
    expect(files.get('app/fonts/LICENSE-a-face.txt')).toBe('The licence of A Face.');
    // The sign is drawn in it.
    expect(String(files.get('content/mark.ts'))).toMatch(/large: ["']M0 3h32v3\.5H0zM/);
  });

  it('every style sheet names it, and none the face before', () => {
    const { now, files } = placed();
    const [first] = now.files;
    for (const file of places) {
      expect([file, String(files.get(file))]).toEqual([
        file,
        expect.stringMatching(/aFace|A Face/),
      ]);
      expect(String(files.get(file))).not.toContain(first.replace('-latin', ''));
    }
    const css = String(files.get('app/fonts.css'));
    expect(css).toContain('font-family: aFaceLatinExt;');
    expect(css.match(/font-family: onest\w+/g)).toEqual(
      fs.readFileSync('app/fonts.css', 'utf8').match(/font-family: onest\w+/g),
    );
    expect(String(files.get('app/styles/tokens.css'))).toMatch(
      /--font-display:\s+aFace, aFaceLatinExt, "A Face Fallback"/,
    );
  });

  it('takes the room of the face that the site was drawn with, as its stand-in does', () => {
    const { files } = placed();
    const measure = (text: string, name: string) =>
      Number(new RegExp(`${name}[^\\d]+([\\d.]+)%`).exec(text)?.[1]) / 100;
    const block = (file: string, family: string) =>
      String(files.get(file)).split(family)[1]?.split('}')[0] ?? '';
    for (const text of [
      block('app/fonts.css', 'font-family: aFaceLatinExt'),
      block('app/styles/base.css', 'font-family: "A Face Fallback"'),
    ]) {
      const size = measure(text, 'size-adjust');
      expect(size * measure(text, 'ascent-override')).toBeCloseTo(1.13, 2);
      expect(size * measure(text, 'descent-override')).toBeCloseTo(0.276, 2);
    }
    // Onest is wider than the face that the site was drawn with, in which a phone has room for this word and no more.
    const onest = create(fs.readFileSync('lib/pdf/fonts/onest-600.ttf')) as Font;
    const width = onest.layout('Beyond').advanceWidth / onest.unitsPerEm;
    const size = measure(String(files.get('app/fonts.css')), 'size-adjust');
    expect(width).toBeGreaterThan(3.284);
    expect(size * width).toBeLessThan(3.29);
  });

  it('says which file holds no display face to replace', () => {
    for (const file of places) write(file, '/* nothing */');
    write('lib/typography/display-face.json', JSON.stringify(before));
    expect(() => applyAnswers(root(), {}, facts, '2031-02-03', readFace(face(), []))).toThrow(
      'app/fonts.ts: found no display face',
    );
  });
});

it.each([
  ['Arial', 'face: found "Arial", expected a package such as @fontsource/work-sans'],
  ['react', 'face: found "react"'],
])('an answer %s is no face', (answer, sentence) => {
  const known = { languages: [], offices: [], profiles: [], tokens: [] };
  const checked = checkAnswers({ face: answer }, known, { name: 'A', shortName: 'A' });
  expect('errors' in checked && checked.errors.join('\n')).toContain(sentence);
});

it('a folder is taken as it is', () => {
  expect(folderOfFace('./face')).toBe(path.resolve('face'));
});

it('writes ranges as style sheets do', () => {
  expect(rangesOf([32, 33, 34, 0xe9, 0x1eb8, 0x1eb9])).toBe('U+0020-0022,U+00E9,U+1EB8-1EB9');
});

it('a face of several files sets each letter from the first that has it', () => {
  const font = (letters: string) => ({
    hasGlyphForCodePoint: (code: number) => letters.includes(String.fromCodePoint(code)),
  });
  const [one, two] = [font('ab '), font('ɔ\u0301 ')];
  expect(partsByFont('ab ɔ\u0301 a', [one, two])).toEqual([
    { font: one, part: 'ab ' },
    { font: two, part: 'ɔ\u0301' },
    { font: one, part: ' a' },
  ]);
});

it('documents do as well, and ask nothing of a face in one file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faces-'));
  fs.mkdirSync(path.join(folder, 'lib/pdf/fonts'), { recursive: true });
  for (const part of ['latin', 'west']) {
    fs.copyFileSync(
      `app/fonts/onest-${part}.woff2`,
      path.join(folder, `lib/pdf/fonts/${part}.woff2`),
    );
  }
  const at = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    expect(partsInFonts('Mɛnsa', ['latin.woff2', 'west.woff2'])).toEqual([
      { font: 'latin.woff2', part: 'M' },
      { font: 'west.woff2', part: 'ɛ' },
      { font: 'latin.woff2', part: 'nsa' },
    ]);
    expect(partsInFonts('Mɛnsa', ['none.ttf'])).toEqual([{ font: 'none.ttf', part: 'Mɛnsa' }]);
  } finally {
    at.mockRestore();
    fs.rmSync(folder, { recursive: true });
  }
});

it('the facts of the display face name files that are there and can be read', () => {
  const { files, documents, licence } = JSON.parse(
    fs.readFileSync('lib/typography/display-face.json', 'utf8'),
  );
  for (const file of files) {
    const font = create(fs.readFileSync(`app/fonts/${file}.woff2`)) as Font;
    expect(font.characterSet.length).toBeGreaterThan(0);
  }
  for (const file of documents) {
    expect(create(fs.readFileSync(`lib/pdf/fonts/${file}`))).toHaveProperty('unitsPerEm');
  }
  expect(fs.existsSync(`app/fonts/${licence}`)).toBe(true);
});
