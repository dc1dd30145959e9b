/**
 * A heading as an id: `Read it: twice` becomes `read-it-twice`. Letters that are not of the Latin
 * alphabet fall away, so the result may be empty.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Gives ids that are unique on a page: a second `costs` becomes `costs-2`.
 * @param taken ids that the page uses elsewhere
 */
export function uniqueIds(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const base = slugify(text) || 'section';
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
