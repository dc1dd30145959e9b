/**
 * Takes one page of Next's export apart: what the browser shows, and what React needs to take it over.
 * Everything here rests on what Next writes today; where it writes something else, the build stops.
 */

/** Next wrote something that the export steps do not know. */
export class UnexpectedExportError extends Error {
  /**
   * @param {string} file page, relative to `out/`
   * @param {string} found
   * @param {string} expected
   */
  constructor(file, found, expected) {
    super(
      `The lean export does not know this output of Next.\n  file: ${file}\n  found: ${found}\n  expected: ${expected}\n` +
        'Adapt lib/export/next-page.mjs to this version of Next, or build with OPTIMIZE_EXPORT=off.',
    );
    this.name = 'UnexpectedExportError';
  }
}

/**
 * @typedef {object} NextPage
 * @property {string} file path relative to `out/`
 * @property {string} html the document without Next's scripts, preloads of scripts, and style sheets
 * @property {readonly string[]} sheets addresses of its style sheets, in order
 * @property {readonly string[]} chunks addresses of its scripts, in order
 * @property {string} payload what React needs to hydrate: the flight data, in one piece
 * @property {string} bootstrap Turbopack's start call
 * @property {readonly string[]} inline scripts of our own that stay in the page
 */

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PAYLOAD = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\)$/;
const DATA_TYPES = /type="(?:application\/(?:ld\+)?json|speculationrules)"/;

/**
 * @param {string} file path relative to `out/`
 * @param {string} source the HTML as Next wrote it
 * @returns {NextPage}
 * @throws {UnexpectedExportError}
 */
export function readNextPage(file, source) {
  /** @type {string[]} */
  const chunks = [];
  /** @type {string[]} */
  const inline = [];
  /** @type {string[]} */
  const sheets = [];
  let payload = '';
  let bootstrap = '';

  const withoutScripts = source.replace(SCRIPT, (tag, attributes, text) => {
    const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (src) {
      if (!src.includes('/_next/static/')) throw unknown(file, tag);
      // The polyfills are for browsers without modules; those read the pages without scripts.
      if (!/\snomodule/i.test(attributes)) chunks.push(src);
      return '';
    }
    if (DATA_TYPES.test(attributes)) return tag;
    const push = PAYLOAD.exec(text);
    if (push?.[1]) {
      payload += payloadPart(file, push[1]);
      return '';
    }
    if (text.startsWith('(globalThis["TURBOPACK"]')) {
      bootstrap = text;
      return '';
    }
    if (!/\sdata-inline\b/.test(attributes)) throw unknown(file, tag);
    inline.push(text);
    return tag;
  });

  const html = withoutScripts
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (_, href) => {
      sheets.push(href);
      return '';
    });

  const needed = {
    'flight data': payload,
    'a Turbopack start': bootstrap,
    scripts: chunks[0],
    'a style sheet': sheets[0],
  };
  for (const [name, value] of Object.entries(needed)) {
    if (!value) throw new UnexpectedExportError(file, `no ${name}`, `${name} in every page`);
  }
  return { file, html, sheets, chunks: [...new Set(chunks)], payload, bootstrap, inline };
}

/** @param {string} file @param {string} tag */
function unknown(file, tag) {
  return new UnexpectedExportError(
    file,
    `the script ${tag.slice(0, 160)}`,
    'a chunk of Next, its flight data, its start, data, or a script of ours marked data-inline',
  );
}

/**
 * One push of flight data: `[0]` opens the stream, `[1, text]` adds to it. Next also knows form state
 * and binary parts, which a static export of these pages does not use.
 * @param {string} file
 * @param {string} json
 * @returns {string}
 */
function payloadPart(file, json) {
  const [kind, text] = JSON.parse(json);
  if (kind === 0) return '';
  if (kind === 1 && typeof text === 'string') return text;
  throw new UnexpectedExportError(file, `flight data of kind ${kind}`, 'kind 0 or 1');
}
