/** Stands where a page says what it weighs, until the export has measured it (lib/export/page-weight.mjs). */
export const WEIGHT_PLACE = '…\u00a0kB';
