/** Where a sentence on a mistake belongs: the file it begins with, and the field that follows. */

/** `content/articles/x.md: agenda[1].time: found …` */
const SENTENCE = /^(content\/\S+?): (?:(text), line \d+|([A-Za-z][\w.[\]]*)(?=:))?/;

/**
 * @param sentence of a loader
 * @returns the file, and the field as the editor's form names it: `agenda.0.time`, `body`; undefined for a
 *   sentence that names no file
 */
export function placeOf(sentence: string): { file: string; field?: string } | undefined {
  const [, file, text, field] = SENTENCE.exec(sentence) ?? [];
  if (file === undefined) return undefined;
  if (text) return { file, field: 'body' };
  if (field === undefined) return { file };
  // Editors count from one, forms from nought.
  return { file, field: field.replace(/\[(\d+)\]/g, (_, nth) => `.${Number(nth) - 1}`) };
}

/** Brings a field of the form into the window, or the nearest group around it, once the form is there. */
export async function showField(field: string, tries = 25): Promise<void> {
  for (let path = field; path; path = path.replace(/\.?[^.]*$/, '')) {
    const place = document.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(path)}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
    return;
  }
  if (tries === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 200));
  await showField(field, tries - 1);
}
