/** File below `/search-index` with every page and the newest pieces. */
export const NEWEST = 'newest.json';

/** File below `/search-index` with a part of the older pieces; parts count from the oldest. */
export const partFile = (number: number) => `${number}.json`;
