/**
 * The custom properties of a theme, as they stand in a style sheet: `--ink` and its value. Plain
 * JavaScript, because scripts that run without a compiler read the style sheet too.
 * @param {string} css text of app/styles/tokens.css
 * @param {'light' | 'dark'} theme
 * @returns {Map<string, string>}
 * @throws Error when the style sheet has no block of this theme
 */
export function tokensIn(css, theme) {
  const block = `[data-theme="${theme}"]`;
  const start = css.indexOf(block);
  if (start < 0) throw new Error(`app/styles/tokens.css has no block "${block}"`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
