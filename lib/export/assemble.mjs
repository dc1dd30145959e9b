import { FOLD } from './first-screen.mjs';

/**
 * Puts a page together again: our sheets, the loader, the list of scripts.
 * @param {object} input
 * @param {string} input.file named when the document is not as expected
 * @param {string} input.html from `readNextPage`
 * @param {string} input.style the rules of every first screen
 * @param {readonly string[]} input.sheets addresses, in order
 * @param {boolean} input.early whether the page may be painted down to its fold before they are there
 * @param {string} input.loader
 * @param {readonly (readonly [address: string, integrity: string])[]} input.scripts in order of execution
 * @param {string} input.policy the Content Security Policy for hosts that set no headers
 * @returns {string}
 */
export function assemblePage({ file, html, style, sheets, early, loader, scripts, policy }) {
  const charset = '<meta charSet="utf-8"/>';
  if (!html.includes(charset) || !html.includes('</head>') || !html.includes('</body>')) {
    throw new Error(`out/${file}: expected a head that begins with ${charset}, and a body.`);
  }
  const links = sheets
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`)
    .join('');
  // The policy must precede what it governs; the styles come early, the list of scripts last.
  const head =
    `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<style>${style}</style>${early ? '' : links}`;
  const list = `<script type="application/json" id="wake">${JSON.stringify(scripts)}</script>`;
  return (
    html
      // A preloaded font holds the first picture back until it has come.
      .replace(/<link rel="preload"[^>]*\bas="font"[^>]*>/g, '')
      .replace(charset, () => head)
      .replace(FOLD, (fold) => (early ? fold + links : fold))
      .replace('</head>', () => `<script>${loader}</script></head>`)
      .replace('</body>', () => `${list}</body>`)
  );
}
