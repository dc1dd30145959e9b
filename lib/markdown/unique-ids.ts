import { slugify } from '@/lib/format/slug.mjs';

/**
 * Makes words into ids that are unique on a page: a second `costs` becomes `costs-2`.
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
