import fs from 'node:fs';
import path from 'node:path';
import { markOf } from '@/lib/content/engine/mark-of.mjs';
import { insightKinds } from '@/lib/content/kinds';
import { folderSchemas } from '@/lib/content/schemas';
import { isGroup } from '@/lib/group';
import { editorConfig } from './collections';
import type { ContentFile, ContentForms } from './content-files';
import { contentForms } from './content-forms';
import { partsOf } from './content-text';
import { type Changes, EditedFiles } from './edited-files';
import { EditedPhotos } from './edited-photos';
import { checkedAlt, type EntryPhoto } from './entry-photo';
import { labelOf } from './field';
import type { References } from './fields';
import { type PageAddress, pageAddress } from './page-address';

const ELSEWHERE =
  'was changed in another window or program since you opened this page. Copy what you have written, open the page anew (F5) and put it in again.';

const BEGUN_ANEW =
  'npm run edit was started anew since you opened this page. Copy what you have written, open the page anew (F5) and put it in again.';

/** A content folder on this machine, as the editor reads and writes it. Paths begin with `content/`. */
export class Workspace {
  /** Marks of the files as each page of the editor has read them, by the page's own name. */
  private readonly seen = new Map<string, Map<string, string | undefined>>();
  private readonly files: EditedFiles;
  private readonly photos: EditedPhotos;

  /** @param root the folder that holds all content */
  constructor(private readonly root: string) {
    this.photos = new EditedPhotos(root);
    this.files = new EditedFiles(contentForms(), (name) => this.read(name), markOf);
  }

  /** The configuration of the editor, with the pieces and pages that there are at this moment. */
  config() {
    // The one that works on a folder of the browser: it gets ours (lib/editor/browser/open.ts).
    return editorConfig({ name: 'test-repo' }, this.references(), this.read);
  }

  /** What the editor needs to know of `content/` where it has no schemas. */
  forms(): ContentForms {
    return contentForms();
  }

  /**
   * Every file that the editor opens, as it reads it.
   * @param page name of the page of the editor that reads them
   */
  views(page = ''): Record<string, string> {
    const paths = fs
      .readdirSync(this.root, { recursive: true, encoding: 'utf8' })
      .map((name) => `content/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => fs.statSync(this.place(name)).isFile());
    this.seen.set(page, new Map(paths.map((name) => [name, this.markOf(name)])));
    return this.files.views(paths);
  }

  /**
   * Writes what the editor saves, and of each file only what was changed.
   * @param page name of the page of the editor that saves
   * @returns the files as the editor reads them from now on, with those that followed
   * @throws Error for a path that is not the editor's, a change that its file has no place for, and a file
   *   that another page or program has changed since this page read it; or for a page that has read none
   */
  save(changes: Changes, page = ''): Record<string, string | null> {
    const seen = this.seen.get(page);
    if (page && !seen) throw new Error(BEGUN_ANEW);
    // The English that stands beside a translation tells which of its words are its own.
    const stale =
      seen &&
      Object.keys(changes)
        .flatMap((name) => [name, this.files.known(name).english ?? name])
        .find((name) => this.markOf(name) !== seen.get(name));
    if (stale) throw new Error(`${stale} ${ELSEWHERE}`);
    const saved = this.files.saved(changes);
    for (const [name, text] of Object.entries(saved)) {
      const place = this.place(name);
      if (text === null) {
        fs.rmSync(place, { force: true });
        // A photo of nobody stops the build; that of a translation is the English one's.
        if (!this.files.known(name).english) this.photos.remove(name);
        continue;
      }
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, text);
    }
    const names = Object.keys({ ...changes, ...saved });
    for (const name of names) seen?.set(name, this.markOf(name));
    return Object.fromEntries(names.map((name) => [name, this.view(name) ?? null]));
  }

  /** Translations that the last save put into the order of the English. */
  get followed(): readonly string[] {
    return this.files.followed;
  }

  /** One file, as the editor reads it; nothing for one that it does not open. */
  view(name: string): string | undefined {
    return this.files.view(name);
  }

  /** Where the page stands that an English file makes, as it is saved, and whether it is a draft's. */
  page(name: string): PageAddress & { isDraft?: boolean } {
    const file = this.files.known(name);
    const source = this.read(name);
    if (source === undefined)
      return { reason: 'This is not saved yet. Save it, and its page stands here.' };
    const values = this.valuesOf(source, file);
    return {
      ...pageAddress(name.replace(/^content\//, ''), values),
      ...(values.draft === true && { isDraft: true }),
    };
  }

  /** The photo of an English file's entry; nothing for an entry that has none, or is not saved yet. */
  photo(name: string): EntryPhoto | undefined {
    const file = this.files.known(name);
    const source = this.read(name);
    if (source === undefined || file.english || file.literals) return undefined;
    return this.photos.of(name, this.files.photoAlt(name));
  }

  /**
   * Keeps what is said of an entry's photo, and another picture where one is given.
   * @param picture JPEG in Base64
   * @throws ContentError in the words of the loader
   */
  savePhoto(name: string, { alt, picture }: { alt: string; picture?: string }): void {
    const checked = checkedAlt(name, alt);
    if (picture) this.photos.write(name, Buffer.from(picture, 'base64'));
    this.sayOfPhoto(name, checked);
  }

  /** Takes an entry's photo away, with what every language says of it. */
  removePhoto(name: string): void {
    this.photos.remove(name);
    this.sayOfPhoto(name, undefined);
  }

  private sayOfPhoto(name: string, alt: string | undefined): void {
    for (const [file, text] of Object.entries(this.files.withPhotoAlt(name, alt)))
      fs.writeFileSync(this.place(file), text);
  }

  private valuesOf(source: string, file: Pick<ContentFile, 'isMarkdown'>) {
    try {
      const { values } = partsOf(source, file);
      return isGroup(values) ? values : {};
    } catch {
      return {};
    }
  }

  private references(): References {
    const insight = Object.entries(insightKinds).flatMap(([kind, { folder }]) =>
      this.named(kind, folder),
    );
    return {
      insight,
      page: [
        ...this.named('service', 'services'),
        ...this.named('industry', 'industries'),
        ...insight,
      ],
    };
  }

  /** Files of a folder as `kind/file`, by title. */
  private named(kind: string, folder: string) {
    const { extension = 'yaml' } = folderSchemas[folder] ?? {};
    const place = path.join(this.root, folder);
    if (!fs.existsSync(place)) return [];
    return fs
      .readdirSync(place)
      .filter((name) => name.endsWith(`.${extension}`))
      .sort()
      .map((name) => {
        const slug = name.slice(0, -extension.length - 1);
        const title = this.titleOf(`content/${folder}/${name}`, extension === 'md') ?? slug;
        return { label: `${labelOf(kind)}: ${title}`, value: `${kind}/${slug}` };
      });
  }

  private titleOf(name: string, isMarkdown: boolean): string | undefined {
    const { title, name: called } = this.valuesOf(this.read(name) ?? '', { isMarkdown });
    return typeof title === 'string' ? title : typeof called === 'string' ? called : undefined;
  }

  private readonly read = (name: string): string | undefined => {
    const place = this.place(name);
    return name && fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
  };

  private markOf(name: string): string | undefined {
    const text = this.read(name);
    return text === undefined ? undefined : markOf(text);
  }

  private place(name: string): string {
    return path.join(this.root, name.replace(/^content\//, ''));
  }
}
