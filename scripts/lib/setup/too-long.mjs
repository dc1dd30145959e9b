import { contentFilesIn, textsOf } from '../content-files.mjs';

/** What search engines show of a description; the schemas allow no more. */
const MOST = 160;
/** A number, or `24 hours`. */
const OTHER_FACT = '24 hours';

/**
 * Descriptions that a firm's name makes longer than they may be.
 * @param {string} root `content/`
 * @param {{ name: string, shortName: string }} firm
 * @returns {string[]} a sentence for each
 */
export function tooLongWith(root, { name, shortName }) {
  return contentFilesIn(root).flatMap((file) =>
    textsOf(file).flatMap(({ field, text }) => {
      if (!/(?:^|\.)description$/.test(field) || !text.includes('{firm')) return [];
      const named = text.replaceAll('{firm}', name).replaceAll('{firmShort}', shortName);
      const { length } = named.replace(/\{\w+\}/g, OTHER_FACT);
      if (length <= MOST) return [];
      return `content/${file.name}  ${field}  (found ${length} characters with the name, expected at most ${MOST})`;
    }),
  );
}
