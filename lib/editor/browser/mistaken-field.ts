/** Where a sentence on a mistake belongs: the file it begins with, and the field that follows. */

/** `content/articles/x.md: agenda[1].time: found …` */
const SENTENCE =
  /^(content\/\S+?): (?:((?:the )?text(?=[:,])|heading "|chart \d+,)|([A-Za-z][\w.[\]]*)(?=:))?/;

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

/** How often a field is brought into the window: those above it are made while one looks. */
const SETTLES = 6;
/** How often, and after how many milliseconds, a field is looked for while the form is made. */
const TRIES = 30;
const PAUSE = 200;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/**
 * Brings a field of the form into the window, or the nearest group around it. The form makes its fields as
 * somebody scrolls to them.
 * @param field as `placeOf` names it
 * @param language id of the pane
 */
export async function showField(field: string, language: string): Promise<void> {
  for (let tries = 0; tries < TRIES && !fieldAt(field, language); tries++) {
    const fields = paneIn(language)?.querySelectorAll('[data-key-path]') ?? [];
    [...fields].at(-1)?.scrollIntoView();
    await pause();
  }
  for (let tries = 0; tries < SETTLES; tries++) {
    nearestField(field, language)?.scrollIntoView({ block: 'start' });
    await pause();
  }
  nearestField(field, language)
    ?.querySelector<HTMLElement>('input, textarea')
    ?.focus({ preventScroll: true });
}

/** The form that is open goes before another comes, which may have a field of the same name. */
export async function anotherForm(): Promise<void> {
  const before = document.querySelector('[data-key-path]');
  for (let tries = 0; tries < TRIES && before?.isConnected; tries++) await pause();
}

/** A file without languages has one pane of its own. */
const paneIn = (language: string) =>
  document.querySelector(`[data-locale="${language}"]`) ??
  document.querySelector('[data-locale="_default"]');
const fieldAt = (path: string, language: string) =>
  paneIn(language)?.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(path)}"]`);

/** A field of the form, or the nearest group around it; nothing while the form has made neither. */
export function nearestField(field: string, language: string): HTMLElement | undefined {
  for (let path = field; path; path = path.replace(/\.?[^.]*$/, '')) {
    const place = fieldAt(path, language);
    if (place) return place;
  }
  return undefined;
}
