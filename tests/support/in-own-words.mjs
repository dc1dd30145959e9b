/**
 * A new piece as somebody leaves it who writes: no draft any more, and none of its sentences is still that
 * of the template.
 * @param {string} text
 */
export const inOwnWords = (text) =>
  text
    .replace('draft: true\n', '')
    .replaceAll(/^(?! *[#|`]| +-? ?\w+:)(?=.{20}).*[.?]$/gm, '$& So we say.');
