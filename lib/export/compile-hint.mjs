/** On a line of its own, before all code. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A script whose functions Chromium compiles while it reads the file, in a thread of its own, and not one by
 * one as they are called, while a press waits. Other browsers see a comment. For what a page runs as soon as
 * it has it, and not for what is fetched later.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 * @param {string} code
 * @returns {string}
 */
export const withCompileHint = (code) => (code.startsWith(HINT) ? code : HINT + code);
