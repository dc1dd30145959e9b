const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * The fields at the top of a Markdown file, still as text, and what stands below them. Plain JavaScript,
 * because scripts that run without a compiler read content files too.
 * @param {string} source
 * @returns {{ matter: string, body: string } | undefined} nothing for a text without front matter
 */
export function frontMatter(source) {
  const [whole, matter = '', body = ''] = FRONT_MATTER.exec(source) ?? [];
  return whole === undefined ? undefined : { matter, body };
}
