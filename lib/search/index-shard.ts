/** File below `/search-index` with every page and the newest pieces. */
export const FIRST_SHARD = 'newest.json';

/** File below `/search-index` with a part of the older pieces; parts count from the oldest. */
export const shardFile = (number: number) => `${number}.json`;

/** File below `/search-index` with what the list of all insights is narrowed by. */
export const LIST_FACETS = 'list.json';
