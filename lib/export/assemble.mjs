import { FOLD, WIDE_WINDOW } from './critical-css.mjs';

const FONT = /<link rel="preload"[^>]*\bas="font"[^>]*>/g;

/** All above the fold is drawn at once, not as it arrives. Browsers that do not know this draw sooner. */
const EXPECT = '<link rel="expect" href="#fold" blocking="render"/>';

/**
 * Puts a page together again: our sheets, the loader, the list of scripts.
 * @param {object} input
 * @param {string} input.file named when the document is not as expected
 * @param {string} input.html from `readNextPage`
 * @param {readonly string[]} input.styles the rules of its first screen
 * @param {readonly string[]} input.sheets addresses, in order
 * @param {boolean} input.rendersBeforeCss whether the page may be painted down to its fold before they are there
 * @param {string} input.loader
 * @param {readonly (readonly [address: string, integrity: string])[]} input.scripts in order of execution
 * @param {string} input.policy the Content Security Policy for hosts that set no headers
 * @returns {string}
 */
export function assemblePage({
  file,
  html,
  styles,
  sheets,
  rendersBeforeCss,
  loader,
  scripts,
  policy,
}) {
  const charset = '<meta charSet="utf-8"/>';
  const [viewport] = /<meta name="viewport"[^>]*>/.exec(html) ?? [];
  if (!html.includes(charset) || !viewport || !/<\/head>.*<\/body>/s.test(html)) {
    throw new Error(
      `out/${file}: expected a head that begins with ${charset} and names a viewport, and a body.`,
    );
  }
  /** @param {string} attributes */
  const links = (attributes) =>
    sheets.map((href) => `<link rel="stylesheet" href="${href}"${attributes}/>`).join('');
  const narrow = ` media="not all and ${WIDE_WINDOW}"`;
  const wide = ` media="${WIDE_WINDOW}"`;
  // React looks for the sheets of its own list among these.
  const own = ' data-precedence="next"';
  const embedded = styles.map((css) => `<style>${css}</style>`).join('');
  const list = `<script type="application/json" id="hydration-scripts">${JSON.stringify(scripts)}</script>`;
  // Asked for at the end: on a slow network fonts would hold back the words and styles they share it with.
  const fonts = (html.match(FONT) ?? []).join('');
  return (
    html
      .replace(FONT, '')
      // The policy must precede what it governs, the width of the window what depends on it.
      .replace(
        charset,
        () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
      )
      .replace(
        viewport,
        () => viewport + embedded + (rendersBeforeCss ? links(wide + own) + EXPECT : links(own)),
      )
      .replace(FOLD, (fold) =>
        rendersBeforeCss ? `${fold}<i id="fold"></i>${links(narrow)}` : fold,
      )
      .replace('</head>', () => `<script>${loader}</script></head>`)
      .replace('</body>', () => `${fonts}${list}</body>`)
  );
}
