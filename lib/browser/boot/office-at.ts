/** The choice of the office that the end of an address names (`#lagos`), where the page has one. */
export const officeAt = (hash: string) =>
  document.getElementById(hash.replace('#', 'office-')) as HTMLInputElement | null;

/** Its city, as the list of offices says it. */
export const cityAt = (hash: string) =>
  officeAt(hash)?.labels?.[0]?.querySelector('b')?.textContent;
