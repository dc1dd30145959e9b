/**
 * X reads title, words and picture from Open Graph where `twitter:` has no name of its own for them
 * (developer.x.com, "Cards: Twitter Cards and Open Graph"). Next writes each a second time and cannot be
 * told not to.
 * @param {string} html
 * @returns {string} without those of X's names whose value Open Graph's has too
 */
export function dedupeTwitterMeta(html) {
  return html.replace(
    /<meta name="twitter:([\w:]+)" content="([^"]*)"\/>/g,
    (meta, name, content) =>
      html.includes(`<meta property="og:${name}" content="${content}"/>`) ? '' : meta,
  );
}
