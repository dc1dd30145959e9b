/** What a page tells the worker: its own address, and the files it has loaded so far. */
export const visitMessage = () => [
  location.href,
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];
