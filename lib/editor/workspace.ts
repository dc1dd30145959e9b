import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { insightKinds } from '@/lib/content/kinds';
import { folderSchemas } from '@/lib/content/schemas';
import { isGroup } from '@/lib/group';
import { languages } from '@/lib/languages';
import { editorConfig } from './collections';
import { type ContentFile, contentFile, isTranslated } from './content-files';
import { partsOf, savedText, viewText } from './content-text';
import { labelOf } from './field';
import type { References } from './fields';
import { literalsOf, patchLiterals } from './literals';
import { type PageAddress, pageAddress } from './page-address';
import { savedTranslation, translationView } from './translation-text';
import { toView } from './view';

/** What the editor saves in one go: the text of each file, or `null` for one that is removed. */
export type Changes = Readonly<Record<string, string | null>>;

/** A content folder on this machine, as the editor reads and writes it. Paths begin with `content/`. */
export class Workspace {
  /** @param root the folder that holds all content */
  constructor(private readonly root: string) {}

  /** The configuration of the editor, with the pieces and pages that there are at this moment. */
  config() {
    return editorConfig({ name: 'test-repo' }, this.references(), this.read);
  }

  /** Every file that the editor opens, as it reads it. */
  views(): Record<string, string> {
    const paths = fs
      .readdirSync(this.root, { recursive: true, encoding: 'utf8' })
      .map((name) => `content/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => fs.statSync(this.place(name)).isFile());
    // A translation that nobody has begun is opened too: as the English that it would be one of.
    const names = new Set([...paths, ...paths.flatMap(translationsOf)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const view = this.view(name);
        return view === undefined ? [] : [[name, view]];
      }),
    );
  }

  /**
   * Writes what the editor saves, and of each file only what was changed.
   * @returns the files as the editor reads them from now on
   * @throws Error for a path that is not the editor's, and a change that its file has no place for
   */
  save(changes: Changes): Record<string, string | null> {
    // A translation takes the mark of the English that is saved with it.
    const inOrder = Object.entries(changes).sort(
      ([one], [other]) =>
        Number(this.known(one).english !== undefined) -
        Number(this.known(other).english !== undefined),
    );
    const shown = new Map(
      inOrder.map(([name]) => [name, this.read(this.known(name).english ?? '')]),
    );
    for (const [name, edited] of inOrder) this.write(this.known(name), edited, shown.get(name));
    return Object.fromEntries(inOrder.map(([name]) => [name, this.view(name) ?? null]));
  }

  private write(file: ContentFile, edited: string | null, shown: string | undefined): void {
    const place = this.place(file.path);
    if (edited === null) {
      const [folder = ''] = (file.english ?? file.path).split('/').slice(1);
      if (!folderSchemas[folder]?.grows)
        throw new Error(`${file.path} belongs to a fixed set and stays.`);
      fs.rmSync(place, { force: true });
      return;
    }
    const source = this.read(file.path);
    const text = this.saved(file, source, edited, shown);
    if (text === undefined || text === source) return;
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, text);
  }

  private saved(
    file: ContentFile,
    source: string | undefined,
    edited: string,
    shown: string | undefined,
  ): string | undefined {
    if (file.literals) {
      if (source === undefined) throw new Error(`${file.path} is not there.`);
      const { values } = partsOf(edited, file);
      return patchLiterals(source, file.literals, values);
    }
    if (file.english === undefined) return savedText(source, edited, file);
    const english = this.read(file.english);
    if (english === undefined)
      throw new Error(`${file.path} translates ${file.english}, which is not there.`);
    return savedTranslation(source, edited, { shown: shown ?? english, english }, file);
  }

  /** One file, as the editor reads it; nothing for one that it does not open. */
  view(name: string): string | undefined {
    const file = contentFile(name, this.read);
    const source = this.read(name);
    if (!file) return undefined;
    try {
      const english = file.english && this.read(file.english);
      if (english) return translationView(source, english, file);
      if (source === undefined) return undefined;
      if (file.literals) return stringify(toView(literalsOf(source, file.literals), file.fields));
      return viewText(source, file);
    } catch {
      // What is no YAML at all is told by the check; the editor cannot open it.
      return undefined;
    }
  }

  /** Where the page stands that an English file makes, as it is saved. */
  page(name: string): PageAddress {
    const file = this.known(name);
    const source = this.read(name);
    if (source === undefined)
      return { reason: 'This is not saved yet. Save it, and its page stands here.' };
    return pageAddress(name.replace(/^content\//, ''), this.valuesOf(source, file));
  }

  private valuesOf(source: string, file: Pick<ContentFile, 'isMarkdown'>) {
    try {
      const { values } = partsOf(source, file);
      return isGroup(values) ? values : {};
    } catch {
      return {};
    }
  }

  private known(name: string): ContentFile {
    const file = contentFile(name, this.read);
    if (!file) throw new Error(`${name} is not a file that is edited here.`);
    return file;
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

  private place(name: string): string {
    return path.join(this.root, name.replace(/^content\//, ''));
  }
}

/** Where the translations of an English file are, or would be. */
function translationsOf(name: string): string[] {
  if (!isTranslated(name)) return [];
  return languages.slice(1).map(({ id }) => name.replace('content/', `content/${id}/`));
}
