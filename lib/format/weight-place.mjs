/** Stands for the figure where a page says what it weighs, until the export has measured it (lib/export/page-weight.mjs). */
export const UNWEIGHED = '…';

/** The figure with its unit, on whichever side a language has that. */
export const WEIGHT_PLACE = new RegExp(`${UNWEIGHED}(?=\u00a0kB)|(?<=kB\u00a0)${UNWEIGHED}`, 'g');

/**
 * Stands for the weight of a file that another build writes, until the export has all files together.
 * @param {string} href address of the file below the base path
 */
export const unweighedFile = (href) =>
  process.env.NODE_ENV === 'production' ? `⟪${href}⟫` : UNWEIGHED;

export const FILE_WEIGHT_PLACE = /⟪([^⟫]+)⟫/g;

/**
 * What a file weighs, in kilobytes begun: the same wherever it is said.
 * @param {number} bytes
 */
export const fileKilobytes = (bytes) => Math.ceil(bytes / 1000);
