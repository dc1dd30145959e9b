import fs from 'node:fs';
import path from 'node:path';
import { type LanguageId, language, languages } from '@/lib/languages';
import { compareWords } from './compare-words';
import { ContentError, found } from './content-error';
import { markOf } from './mark-of.mjs';
import { mergeTranslation } from './merge-translation';
import { readSource, splitFrontMatter, valuesOf } from './parts';
import { translatedFrom } from './translatable';

/** The values and the Markdown of a content file. */
type Parts = { values: unknown; body: string };

export type Translated = Parts & {
  /** Language of the Markdown; that of the fields may be another. */
  bodyLanguage: LanguageId;
  /** The file whose words they are, for messages: the translation, where there is one. */
  file: string;
};

const first = languages[0];

/** A translation is laid over the same values each time, and what it makes is checked once. */
const known = new Map<string, { values: unknown; source: string; translated: Translated }>();

/**
 * A content file in the language of the build: its own parts, with the words of
 * `content/<language>/<the same path>` laid over them, where there is such a file.
 * @param root folder that holds all content
 * @param relative path of the file below it
 * @throws ContentError for a translation that says what is not the translators' to say
 */
export function translate(root: string, relative: string, english: Parts): Translated {
  const untranslated = { ...english, bodyLanguage: first.id, file: `content/${relative}` };
  if (language.id === first.id) return untranslated;
  const place = path.join(root, language.id, relative);
  if (!fs.existsSync(place)) return untranslated;
  const file = `content/${language.id}/${relative}`;
  const source = readSource(place, file);
  const last = known.get(relative);
  if (last && last.values === english.values && last.source === source) return last.translated;
  const translated = layOver(english, source, file, relative.endsWith('.md'));
  known.set(relative, { values: english.values, source, translated });
  return translated;
}

function layOver(english: Parts, source: string, file: string, isMarkdown: boolean): Translated {
  const { matter, body } = splitFrontMatter(source, file);
  const words = valuesOf(matter, file, isMarkdown ? 1 : 0);
  if (words === null || typeof words !== 'object' || Array.isArray(words)) {
    throw new ContentError(file, [
      `the whole file: found ${found(words)}, expected a group of fields`,
    ]);
  }
  const { from, ...rest } = words as Record<string, unknown>;
  const locales = { from: first.locale, to: language.locale };
  const { value, errors } = mergeTranslation(english.values, rest, locales);
  if (typeof from !== 'string' || !/^[0-9a-f]{8}$/.test(from)) {
    const wanted = markOf(translatedFrom(english.values, body && english.body));
    errors.unshift(
      `from: found ${found(from)}, expected the mark of the English text that it was made from, in quotes: "${wanted}"`,
    );
  }
  if (body) {
    errors.push(...compareWords(english.body, body, locales).map((said) => `the text: ${said}`));
  }
  if (errors.length > 0) throw new ContentError(file, errors);
  return {
    values: value,
    body: body || english.body,
    bodyLanguage: body ? language.id : first.id,
    file,
  };
}

/**
 * Makes sure that every translation is one of something.
 * @throws ContentError for the first that is not
 */
export function checkTranslations(root: string): void {
  if (language.id === first.id) return;
  const folder = path.join(root, language.id);
  if (!fs.existsSync(folder)) return;
  const strays = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !/\.(?:md|yaml)$/.test(name) || !fs.existsSync(path.join(root, name)))
    .sort();
  const [stray] = strays;
  if (stray === undefined) return;
  throw new ContentError(`content/${language.id}/${stray}`, [
    `the file: found a translation of nothing, expected the English file as content/${stray}`,
  ]);
}
