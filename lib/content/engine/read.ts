import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { buildDay } from '@/lib/build-time';
import { photosOf } from '@/lib/content/images/photo';
import { type LanguageId, languages } from '@/lib/languages';
import { memoize as remember } from '@/lib/memoize.mjs';
import type { Photo } from '@/lib/photo/photo';
import { haveChanged, haveChangedSinceLastTurn } from './changed-files';
import { checkValues } from './check-values';
import { ContentError } from './content-error';
import { type Facts, fillFacts } from './firm-facts';
import {
  isDraft,
  isHiddenDraft,
  isOut,
  isWaiting,
  isWaitingAt,
  withoutWaitingLinks,
} from './held-back';
import { factsWith } from './office-facts';
import { readSource, splitFrontMatter, valuesOf } from './parts';
import { readNames } from './read-names';
import { checkTranslations, translate } from './translation';

/** Folder that holds all words and data; tests point it elsewhere. */
export function contentRoot(): string {
  return process.env.CONTENT_DIR ?? path.join(process.cwd(), 'content');
}

export type Entry<T> = {
  /** File name without its ending; the last part of the page's address. */
  slug: string;
  /** Path as an editor knows it, for messages: `content/articles/x.md`. */
  file: string;
  data: T;
  /** Markdown below the front matter; empty for `.yaml` files. */
  body: string;
  /** Language of the Markdown; where nobody has translated it, the first. */
  bodyLanguage: LanguageId;
  /** The photo beside the file, where there is one. */
  photo?: Photo | undefined;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const freshlyRemembered = () => remember((_key: string, make: () => unknown) => make());
let remembered = freshlyRemembered();
/** How many makings are under way, each inside the one before. */
let depth = 0;

/**
 * Built once while the site is exported. While one develops, and where tests write between two readings, once
 * until a file changes: to read everything for each page costs seconds, for which no preview can wait
 * (docs/decisions/0076-a-preview-beside-the-form.md).
 */
export function memoize<T>(key: string, make: () => T): T {
  // Nothing is written while something is being made.
  if (depth === 0 && haveFilesChanged()) remembered = freshlyRemembered();
  depth++;
  try {
    return remembered(key, make) as T;
  } finally {
    depth--;
  }
}

function haveFilesChanged(): boolean {
  if (process.env.NODE_ENV === 'development') return haveChangedSinceLastTurn(contentRoot());
  // Tests that have a folder of their own write into it, and on other days.
  if (process.env.NODE_ENV !== 'test' || !process.env.CONTENT_DIR) return false;
  return haveChanged(contentRoot(), buildDay());
}

/** What was read is read anew, for who looks first as a build does, and then at what that leaves out. */
export function forget(): void {
  remembered = freshlyRemembered();
}

/**
 * Reads one YAML or JSON file of `content/`.
 * @param file path below `content/`, for example `pages/home.yaml`
 * @param largest the largest number that a field may hold, where it is not that of most files
 * @throws ContentError naming file, field, what was found and what was expected
 */
export function readFile<S extends z.ZodType>(
  file: string,
  schema: S,
  largest?: number,
): z.output<S> {
  const folder = path.dirname(file);
  memoize(`names in ${folder}`, () => readNames(contentRoot(), folder));
  return memoize(file, () => readEntry(file, schema, largest).data);
}

/**
 * Reads every file of a folder of `content/`, in order of file name. Drafts, and entries whose
 * `publish` day is still to come, are left out.
 * @param check what else has to be true of an entry that is not left out; throws a ContentError
 * @throws ContentError as `readFile`, also for a file name that cannot be an address
 */
export function readFolder<S extends z.ZodType>(
  folder: string,
  schema: S,
  check?: (entry: Entry<z.output<S>>) => void,
): Entry<z.output<S>>[] {
  return memoize(folder, () => {
    const entries = readNames(contentRoot(), folder)
      .sort()
      .map((name) => readEntry(`${folder}/${name}`, schema));
    const photos = photosOf(contentRoot(), folder, entries);
    const published = entries
      .map((entry) => ({ ...entry, photo: photos.get(entry.slug) }))
      .filter((entry) => isOut(entry.data as Parameters<typeof isOut>[0]));
    if (check) for (const entry of published) check(entry);
    return published;
  });
}

/** Folders whose files other files name: what names one that has gone is wrong without having changed. */
const NAMED_BY_OTHERS = ['services', 'industries', 'topics'] as const;

/** The names of the files of a folder, without their endings, in their order. */
export function slugsIn(folder: string): readonly string[] {
  return memoize(`slugs in ${folder}`, () =>
    readNames(contentRoot(), folder).map((name) => name.replace(/\.\w+$/, '')),
  );
}

/** What the fields that name a file were checked against. */
const whatCanBeNamed = () =>
  memoize('what can be named', () =>
    NAMED_BY_OTHERS.map((folder) => {
      const place = path.join(contentRoot(), folder);
      return fs.existsSync(place) ? fs.readdirSync(place).join() : '';
    }).join(';'),
  );

/** An entry that stands in a place of its own choice among the others of its folder. */
type Placed = { order: number };

/**
 * Reads a folder whose entries say where they stand (`order`, lowest first), with their addresses. Of one
 * place, the one whose file name comes first is first.
 * @param check as of `readFolder`
 * @throws ContentError as `readFolder`
 */
export function readInOrder<S extends z.ZodType<Placed>>(
  folder: string,
  schema: S,
  check?: (entry: Entry<z.output<S>>) => void,
): (z.output<S> & { id: string; path: string })[] {
  return memoize(`${folder} in their order`, () =>
    readFolder(folder, schema, check)
      .map(({ data, slug }) => ({ ...data, id: slug, path: `/${folder}/${slug}` }))
      .sort((one, other) => one.order - other.order),
  );
}

/** What else it takes, for whoever adds, renames or removes one. */
const A_FIXED_SET = '; docs/adding-content.md says how to change the set';

/**
 * Reads a folder in which each of a fixed set of ids has exactly one file, in the order of the ids.
 * @throws ContentError as `readFolder`, and for a missing or an unknown id
 */
export function readSet<S extends z.ZodType, Id extends string>(
  folder: string,
  schema: S,
  ids: readonly Id[],
): (z.output<S> & { id: Id; path: string })[] {
  const entries = readFolder(folder, schema);
  const unknown = entries.find(({ slug }) => !ids.some((id) => id === slug));
  if (unknown) {
    throw new ContentError(unknown.file, [
      `file name: found ${JSON.stringify(unknown.slug)}, expected one of ${ids.join(', ')}${A_FIXED_SET}`,
    ]);
  }
  return ids.map((id) => {
    const entry = entries.find(({ slug }) => slug === id);
    if (!entry) {
      throw new ContentError(`content/${folder}/${id}.yaml`, [
        `the file: found nothing, expected one file for each of ${ids.join(', ')}${A_FIXED_SET}`,
      ]);
    }
    return { ...(entry.data as z.output<S> & object), id, path: `/${folder}/${id}` };
  });
}

/** Whether what names a piece, by id or by address, may leave it out until its day comes. */
export const waits = (name: string): boolean =>
  name.startsWith('/') ? isWaitingAt(contentRoot(), name) : isWaiting(contentRoot(), name);

/** A name of a piece as a message repeats it. */
export const foundPiece = (id: string): string =>
  `${JSON.stringify(id)}${isDraft(contentRoot(), id) ? ', which is a draft' : ''}`;

/** What sentences may name, today. */
const facts = (): Facts =>
  factsWith(memoize('number of offices', () => readNames(contentRoot(), 'offices').length));

type Checked = {
  raw: unknown;
  facts: Facts;
  schema: z.ZodType;
  named: string;
  entry: Entry<unknown>;
};

/** What was last made of each file: while its values and text are the same, they are not checked again. */
const checkedFiles = new Map<string, Checked>();

function readEntry<S extends z.ZodType>(
  relative: string,
  schema: S,
  largest?: number,
): Entry<z.output<S>> {
  const file = `content/${relative}`;
  const slug = path.basename(relative).replace(/\.\w+$/, '');
  if (!SLUG.test(slug)) {
    throw new ContentError(file, [
      `file name: found ${JSON.stringify(slug)}, expected lower-case letters, digits and single hyphens, because it becomes the address`,
    ]);
  }
  const place = path.join(contentRoot(), relative);
  if (!fs.existsSync(place)) {
    throw new ContentError(file, [
      'the file: found nothing, expected a readable file of this name',
    ]);
  }
  const source = readSource(place, file);
  const { matter, body: english } = splitFrontMatter(source, file);
  if (!english && relative.endsWith('.md')) {
    throw new ContentError(file, ['the text: found nothing below the second ---, expected words']);
  }
  const typed = valuesOf(matter, file, relative.endsWith('.md') ? 1 : 0);
  // Of a draft nothing is asked before it is shown: `readFolder` leaves it out.
  if (isHiddenDraft(typed)) {
    return { slug, file, data: typed as z.output<S>, body: english, bodyLanguage: languages[0].id };
  }
  memoize('translations', () => checkTranslations(contentRoot()));
  const { values, bodyLanguage, ...translated } = translate(contentRoot(), relative, {
    values: typed,
    body: english,
  });
  const known = facts();
  const body = fillFacts(withoutWaitingLinks(translated.body, contentRoot()), known);
  const named = whatCanBeNamed();
  const last = checkedFiles.get(relative);
  if (
    last &&
    last.raw === values &&
    last.facts === known &&
    last.schema === schema &&
    last.named === named &&
    last.entry.body === body
  ) {
    return last.entry as Entry<z.output<S>>;
  }
  const checked = checkValues(fillFacts(values, known), schema, largest);
  if ('errors' in checked) throw new ContentError(translated.file, checked.errors);
  const entry = { slug, file, data: checked.data, body, bodyLanguage };
  checkedFiles.set(relative, { raw: values, facts: known, schema, named, entry });
  return entry;
}
