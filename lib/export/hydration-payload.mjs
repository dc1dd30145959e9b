import { withParts } from './shared-data.mjs';

/**
 * The file that lets React take over one page: the start call and the flight data that Next writes
 * into the HTML, moved out so that reading costs nothing.
 * @param {{ html: string, payload: string, bootstrap: string }} page
 * @param {ReadonlyMap<string, string>} renamed style sheets: address in Next's export → ours
 * @returns {string} a script; it must run before Next's own
 */
export const hydrationPayload = (page, renamed) =>
  payloadScript({ ...page, payload: leanFlight(page) }, renamed, []);

/**
 * Flight data without what React never compares.
 * @param {{ html: string, payload: string }} page
 * @returns {string}
 */
export function leanFlight({ html, payload }) {
  return flightRows(payload)
    .filter((row) => !isHint(row))
    .map((row) => (isInPage(row, payload, html) ? `${row.id}:T0,` : row.source))
    .join('');
}

/**
 * A page's file and that of its shared parts may run in either order: the second of the two starts React.
 * @param {{ payload: string, bootstrap: string }} page with lean flight data
 * @param {ReadonlyMap<string, string>} renamed style sheets: address in Next's export → ours
 * @param {readonly string[]} parts what `sharedScript` holds
 * @returns {string}
 */
export function payloadScript({ payload, bootstrap }, renamed, parts) {
  // React looks for the page's sheets by address and would fetch Next's if it did not find them.
  const named = (/** @type {string} */ text) =>
    [...renamed].reduce((done, [from, to]) => done.replaceAll(from, to), text);
  const text = withParts(payload, parts)
    .map((part) => (typeof part === 'number' ? `p[${part}]` : scriptString(named(part))))
    .join('+');
  const start = `(self.__next_f=self.__next_f||[]).push([0],[1,${text}]);${bootstrap}`;
  if (parts.length === 0) return start;
  return `self.startPage=p=>{${start}};self.sharedParts&&startPage(sharedParts)`;
}

/**
 * The file of the parts that pages share.
 * @param {readonly string[]} parts
 * @returns {string} a script
 */
export const sharedScript = (parts) =>
  `self.sharedParts=[${parts.map(scriptString).join()}];self.startPage&&startPage(sharedParts)`;

/**
 * @typedef {object} FlightRow
 * @property {string} id empty for rows that nothing refers to
 * @property {string} source the row with its end
 * @property {string} [text] of a row that holds a long text
 */

/**
 * Flight data in its rows: `id:value` to the end of the line, and `id:T<bytes in hex>,<text>` for texts of
 * more than 1,024 letters, which end without one.
 * @param {string} payload
 * @returns {FlightRow[]}
 */
export function flightRows(payload) {
  const bytes = Buffer.from(payload);
  /** @type {FlightRow[]} */
  const rows = [];
  for (let from = 0; from < bytes.length; ) {
    const colon = bytes.indexOf(':', from);
    const id = bytes.toString('utf8', from, colon);
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0);
    const start = isText ? bytes.indexOf(',', colon) + 1 : from;
    const length = Number.parseInt(bytes.toString('latin1', colon + 2, start - 1), 16);
    const line = bytes.indexOf('\n', colon) + 1 || bytes.length;
    const end = isText ? start + length : line;
    const source = bytes.toString('utf8', from, end);
    rows.push(isText ? { id, source, text: bytes.toString('utf8', start, end) } : { id, source });
    from = end;
  }
  return rows;
}

/** A row that asks for a file early: everything has been there since the page was read. */
const isHint = (/** @type {FlightRow} */ { source }) => /^:H[A-Z]/.test(source);

/**
 * Whether a row is nothing but the inner HTML of an element of the page: React never compares it.
 * @param {FlightRow} row
 * @param {string} payload
 * @param {string} html
 */
function isInPage({ id, text }, payload, html) {
  if (!text || !html.includes(text)) return false;
  const uses = payload.split(`"$${id}"`).length - 1;
  return uses > 0 && uses === payload.split(`{"__html":"$${id}"}`).length - 1;
}

/**
 * A JavaScript string literal, also inside an HTML file. Data is full of double quotes, each of which would
 * need a stroke before it between others.
 * @param {string} text
 */
function scriptString(text) {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (pair, letter) => (letter === '"' ? '"' : pair))
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${inside}'`;
}
