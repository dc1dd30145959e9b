const FONT = /<link rel="preload"[^>]*\bas="font"[^>]*>/g;

/**
 * Puts a page together again: our sheets, the loader, the list of scripts.
 * @param {object} input
 * @param {string} input.file named when the document is not as expected
 * @param {string} input.html from `readNextPage`
 * @param {readonly string[]} input.sheets addresses, in order
 * @param {string} input.loader
 * @param {readonly (readonly [address: string, integrity: string])[]} input.scripts in order of execution
 * @param {string} input.policy the Content Security Policy for hosts that set no headers
 * @returns {string}
 */
export function assemblePage({ file, html, sheets, loader, scripts, policy }) {
  const charset = '<meta charSet="utf-8"/>';
  if (!html.includes(charset) || !html.includes('</head>') || !html.includes('</body>')) {
    throw new Error(`out/${file}: expected a head that begins with ${charset}, and a body.`);
  }
  // The policy must precede what it governs; the sheets come early, the list of scripts last.
  const early =
    charset +
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    sheets.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`).join('');
  const list = `<script type="application/json" id="wake">${JSON.stringify(scripts)}</script>`;
  // Asked for at the end: on a slow network fonts would hold back the words and styles they share it with.
  const fonts = (html.match(FONT) ?? []).join('');
  return html
    .replace(FONT, '')
    .replace(charset, () => early)
    .replace('</head>', () => `<script>${loader}</script></head>`)
    .replace('</body>', () => `${fonts}${list}</body>`);
}
