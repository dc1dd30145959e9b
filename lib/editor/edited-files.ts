import { stringify } from 'yaml';
import { isGroup } from '@/lib/group';
import { languages } from '@/lib/languages';
import {
  type ContentFile,
  type ContentForms,
  contentFile,
  isTranslated,
  type Read,
} from './content-files';
import { mergedText, partsOf, savedText, viewText } from './content-text';
import { literalsOf, patchLiterals } from './literals';
import { savedTranslation, translationFollowing, translationView } from './translation-text';
import { toView } from './view';

/** Texts by path below the project; `null` for a file that is removed. */
export type Changes = Readonly<Record<string, string | null>>;

/**
 * Everything below `content/` as the editor reads it, and what its saves make of the files. It knows
 * neither a disk nor a network, so that it works on a folder and on a repository alike.
 */
export class EditedFiles {
  /**
   * What each English file has said since it was first shown beside its translation, by path. A form that
   * stays open holds the words with which it was opened, whatever was saved since.
   */
  private readonly shown = new Map<string, Set<string>>();

  /** Translations whose entries the last save put into the order of the English: a form that is open has another. */
  followed: readonly string[] = [];

  /**
   * @param forms of the content
   * @param read gives a file as it stands
   * @param markOf the mark of an English text (lib/content/engine/mark-of.mjs)
   */
  constructor(
    private readonly forms: ContentForms,
    private readonly read: Read,
    private readonly markOf: (text: string) => string,
  ) {}

  /**
   * Every file that the editor opens, as it reads it. A translation that nobody has begun is opened too:
   * as the English that it would be one of.
   * @param paths of all files that there are
   */
  views(paths: readonly string[]): Record<string, string> {
    const names = new Set([...paths, ...paths.flatMap((name) => this.translationsOf(name))]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const view = this.view(name);
        return view === undefined ? [] : [[name, view]];
      }),
    );
  }

  /** One file, as the editor reads it; nothing for one that it does not open. */
  view(name: string): string | undefined {
    const file = contentFile(name, this.forms, this.read);
    const source = this.read(name);
    if (!file) return undefined;
    try {
      const english = file.english && this.read(file.english);
      if (file.english && english) {
        this.remember(file.english, english);
        return translationView(source, english, file);
      }
      if (source === undefined) return undefined;
      if (file.literals) return stringify(toView(literalsOf(source, file.literals), file.fields));
      return viewText(source, file);
    } catch {
      // What is no YAML at all is told by the check; the editor cannot open it.
      return undefined;
    }
  }

  /**
   * What is known of a file.
   * @throws Error for a path that is not the editor's
   */
  known(name: string): ContentFile {
    const file = contentFile(name, this.forms, this.read);
    if (!file) throw new Error(`${name} is not a file that is edited here.`);
    return file;
  }

  /**
   * What a save makes of the files: of each only what was changed.
   * @param changes what the editor saves in one go
   * @returns the files that are to be written or removed; none where nothing was changed
   * @throws Error for a path that is not the editor's, and a change that its file has no place for
   */
  saved(changes: Changes): Record<string, string | null> {
    // A translation takes the mark of the English that is saved with it.
    const inOrder = Object.entries(changes).sort(
      ([one], [other]) =>
        Number(this.known(one).english !== undefined) -
        Number(this.known(other).english !== undefined),
    );
    const after: Record<string, string | null> = {};
    for (const [name, edited] of inOrder) {
      const source = this.read(name);
      const text = edited === null ? this.removed(name) : this.edited(name, edited, after);
      if (text !== undefined && text !== (source ?? null)) after[name] = text;
    }
    const following = Object.assign(
      {},
      ...Object.entries(after).map(([name, text]) =>
        text === null ? {} : this.translationsFollowing(name, text, after),
      ),
    );
    this.followed = Object.keys(following);
    return { ...after, ...following };
  }

  /**
   * What becomes of the translations of an English file whose lists have another order: their words stay with
   * theirs. A list that the same save changes stays as it is saved.
   * @param after what the same save made of other files
   */
  private translationsFollowing(name: string, english: string, after: Changes): Changes {
    const before = this.read(name);
    if (before === undefined) return {};
    return Object.fromEntries(
      this.translationsOf(name).flatMap((file) => {
        const source = this.read(file);
        const saved = file in after ? after[file] : source;
        if (source === undefined || typeof saved !== 'string') return [];
        const beside = { before, english, source };
        const text = translationFollowing(saved, beside, this.known(file), this.markOf);
        return text === saved ? [] : [[file, text]];
      }),
    );
  }

  /**
   * What a photo makes of the files of its entry: every language says what it shows, or none.
   * @param name of the English file
   * @param alt in English; nothing where the photo is taken away
   */
  withPhotoAlt(name: string, alt: string | undefined): Record<string, string> {
    const texts = (alt === undefined ? [name, ...this.translationsOf(name)] : [name]).map(
      (file) => [file, this.textWithAlt(file, alt)] as const,
    );
    return Object.fromEntries(
      texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
    );
  }

  /** What the entry says that its photo shows. */
  photoAlt(name: string): string {
    const source = this.read(name);
    const { values = {} } = source === undefined ? {} : partsOf(source, this.known(name));
    const said = isGroup(values) ? values.photoAlt : undefined;
    return typeof said === 'string' ? said : '';
  }

  private textWithAlt(name: string, alt: string | undefined): string | undefined {
    const file = this.known(name);
    const source = this.read(name);
    if (source === undefined) return undefined;
    const { values, body } = partsOf(source, file);
    if (!isGroup(values)) return undefined;
    const { photoAlt: _before, ...others } = values;
    const said = alt === undefined ? others : { ...values, photoAlt: alt };
    const text = mergedText(source, { values: said, body }, file);
    return text === source ? undefined : text;
  }

  private removed(name: string): null {
    const [folder = ''] = (this.known(name).english ?? name).split('/').slice(1);
    if (!this.forms.folders[folder]?.grows)
      throw new Error(`${name} belongs to a fixed set and stays.`);
    return null;
  }

  /** @param after what the same save made of other files so far */
  private edited(name: string, edited: string, after: Changes): string | undefined {
    const file = this.known(name);
    const source = this.read(name);
    if (file.literals) {
      if (source === undefined) throw new Error(`${name} is not there.`);
      return patchLiterals(source, file.literals, partsOf(edited, file).values);
    }
    if (file.english === undefined) return savedText(source, edited, file);
    const shown = this.read(file.english);
    const english = file.english in after ? after[file.english] : shown;
    if (typeof english !== 'string')
      throw new Error(`${name} translates ${file.english}, which is not there.`);
    const earlier = this.shown.get(file.english) ?? [];
    const beside = { shown: [...earlier, english, shown ?? english], english };
    return savedTranslation(source, edited, beside, file, this.markOf);
  }

  private remember(name: string, english: string): void {
    this.shown.set(name, (this.shown.get(name) ?? new Set()).add(english));
  }

  /** Where the translations of an English file are, or would be. */
  private translationsOf(name: string): string[] {
    if (!isTranslated(name, this.forms)) return [];
    return languages.slice(1).map(({ id }) => name.replace('content/', `content/${id}/`));
  }
}
