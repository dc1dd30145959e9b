/** Where the display face stands in the project, and another in its place. */
import { create } from 'fontkit';

const FACTS = 'lib/typography/display-face.json';
/** As next/font and the style sheets name a weight that every headline asks for. */
const WEIGHT = 690;
/**
 * Headlines stand on the horizon by the measures of the face that the site was drawn with (docs/design.md, Type);
 * any other takes them over, and is set no wider than it.
 */
const DRAWN = { ascent: 1.13, descent: 0.276 };
/**
 * Lines of headlines that the site came with, and their widths in that face, in em: those that other faces make
 * widest beside it. A phone has room for `Beyond` and for no more.
 */
const LINES = {
  Beyond: 3.284,
  'Jenga Uwezo.': 5.876,
  'The week between the votes': 12.049,
};
/** Average width of a letter of Arial Bold, which stands in until the face has come; in em, as DRAWN. */
const ARIAL_BOLD = 0.4918;
/** Letters as often as English has them. */
const FREQUENCIES = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/**
 * @param {import('./face.mjs').DisplayFace} face
 * @param {{ files: readonly string[], documents: readonly string[], licence: string }} before
 * @param {(file: string) => string} read a file of the project, with what setup has changed in it
 * @returns {Map<string, string | Buffer | undefined>} files by path; `undefined` is one that goes
 */
export function placeFace({ id, name, licence, parts }, before, read) {
  // The text face has its files beside these.
  const stem = id === 'onest' ? 'onest-display' : id;
  const fileOf = (/** @type {string} */ part) => `${stem}-${part}`;
  const measures = measuresOf(parts);
  const familyOf = (/** @type {string} */ part) =>
    identifier(part === 'latin' ? stem : fileOf(part));
  const oldFamilies = before.files.map((file, at) =>
    identifier(at === 0 ? file.replace(/-latin$/, '') : file),
  );
  const [latin, ...others] = parts;
  const documents = parts.map(({ part, ending }) => `${fileOf(part)}.${ending}`);
  const texts = {
    [FACTS]: `${JSON.stringify(
      {
        name,
        files: parts.map(({ part }) => fileOf(part)),
        documents,
        licence: `LICENSE-${stem}.txt`,
      },
      null,
      2,
    )}\n`,
    'app/fonts.ts': firstFile(
      read('app/fonts.ts'),
      familyOf('latin'),
      `./fonts/${fileOf('latin')}.woff2`,
      [['unicode-range', rangesOf(latin?.codes ?? [])], ...measures.face],
    ),
    'app/fonts.css': otherFiles(
      read('app/fonts.css'),
      oldFamilies,
      others.map(({ part, codes }) =>
        fontFace([
          ['font-family', familyOf(part)],
          ['src', `url("./fonts/${fileOf(part)}.woff2") format("woff2")`],
          ['font-weight', String(WEIGHT)],
          ['font-display', 'swap'],
          ...measures.face,
          ['unicode-range', rangesOf(codes)],
        ]),
      ),
    ),
    'app/styles/tokens.css': replaced(
      read('app/styles/tokens.css'),
      /--font-display:[^;]+;/,
      () =>
        `--font-display: ${parts.map(({ part }) => familyOf(part)).join(', ')}, "${name} Fallback", ui-sans-serif, system-ui, sans-serif;`,
      'app/styles/tokens.css',
    ),
    'app/styles/base.css': replaced(
      read('app/styles/base.css'),
      /@font-face \{\s*font-family: "[^"]+ Fallback";\s*src: local\("Arial Bold"\)[^}]*\}/,
      () =>
        fontFace([
          ['font-family', `"${name} Fallback"`],
          ['src', 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")'],
          ...measures.fallback,
        ]),
      'app/styles/base.css',
    ),
  };
  return new Map([
    ...before.files.map((file) => gone(`app/fonts/${file}.woff2`)),
    ...before.documents.map((file) => gone(`lib/pdf/fonts/${file}`)),
    gone(`app/fonts/${before.licence}`),
    ...Object.entries(texts),
    .../** @type {[string, string | Buffer][]} */ (
      parts.flatMap(({ part, woff2, document }, at) => [
        [`app/fonts/${fileOf(part)}.woff2`, woff2],
        [`lib/pdf/fonts/${documents[at]}`, document],
      ])
    ),
    [`app/fonts/LICENSE-${stem}.txt`, licence],
  ]);
}

const gone = (/** @type {string} */ file) => /** @type {[string, undefined]} */ ([file, undefined]);

/** How the face and its stand-in are set, so that both take the room of the face that the site was drawn with. */
function measuresOf(/** @type {readonly import('./face.mjs').FacePart[]} */ [latin]) {
  if (!latin) return { face: [], fallback: [] };
  // That of documents has one weight in every package.
  const font = /** @type {import('fontkit').Font} */ (create(latin.document));
  const widthOf = (/** @type {string} */ text) => font.layout(text).advanceWidth / font.unitsPerEm;
  const size = Math.min(1, ...Object.entries(LINES).map(([line, drawn]) => drawn / widthOf(line)));
  const average = widthOf(FREQUENCIES) / FREQUENCIES.length;
  return { face: metrics(size), fallback: metrics((average * size) / ARIAL_BOLD) };
}

/** @param {number} size @returns {[string, string][]} declarations */
const metrics = (size) => [
  ['size-adjust', percent(size)],
  ['ascent-override', percent(DRAWN.ascent / size)],
  ['descent-override', percent(DRAWN.descent / size)],
  ['line-gap-override', '0%'],
];

const percent = (/** @type {number} */ part) => `${Math.round(part * 1000) / 10}%`;

/** @param {readonly number[]} codes in order @returns {string} `U+0020-007E,U+00A0` */
export function rangesOf(codes) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const digits = (/** @type {number} */ code) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(([from, to]) => `U+${digits(from)}${to > from ? `-${digits(to)}` : ''}`)
    .join(',');
}

/** `work-sans-latin-ext` → `workSansLatinExt`; a name in JavaScript and in CSS. @param {string} words */
function identifier(words) {
  const name = words.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return /^\d/.test(name) ? `face${name}` : name;
}

/** @param {readonly (readonly [string, string])[]} declarations */
const fontFace = (declarations) =>
  `@font-face {\n${declarations.map(([property, value]) => `  ${property}: ${value};\n`).join('')}}`;

/** The file that every page preloads: the first of app/fonts.ts. */
function firstFile(
  /** @type {string} */ source,
  /** @type {string} */ family,
  /** @type {string} */ src,
  /** @type {readonly (readonly [string, string])[]} */ declarations,
) {
  const before = /^const (\w+) = localFont\(/m.exec(source)?.[1] ?? '';
  const block = `const ${family} = localFont({
  src: '${src}',
  weight: '${WEIGHT}',
  display: 'swap',
  adjustFontFallback: false,
  declarations: ${JSON.stringify(declarations.map(([prop, value]) => ({ prop, value })))},
});`;
  const named = replaced(
    source,
    /^const \w+ = localFont\(\{[\s\S]*?\n\}\);/m,
    () => block,
    'app/fonts.ts',
  );
  return named.replace(new RegExp(`(export const fonts = \\[)${before}\\b`), `$1${family}`);
}

/** Those that few pages fetch: the blocks of app/fonts.css that are not the text face's. */
function otherFiles(
  /** @type {string} */ css,
  /** @type {readonly string[]} */ families,
  /** @type {readonly string[]} */ blocks,
) {
  const kept = css.replace(/@font-face \{\s*font-family: (\w+);[^}]*\}\n/g, (block, family) =>
    families.includes(family) ? '' : block,
  );
  return kept.replace('@font-face', () => [...blocks, '@font-face'].join('\n'));
}

function replaced(
  /** @type {string} */ text,
  /** @type {RegExp} */ pattern,
  /** @type {() => string} */ by,
  /** @type {string} */ file,
) {
  if (!pattern.test(text)) {
    throw new Error(`${file}: found no display face, expected it where the project came with it`);
  }
  return text.replace(pattern, by);
}
