/**
 * Folders and files as the File System Standard has them (https://fs.spec.whatwg.org), so far as the editor
 * asks for them. They stand in the browser's memory; what is written goes to whoever keeps the files.
 */

/** Keeps what was written, all that was written at once. Gives the files as they are from now on. */
export type Keep = (
  changes: Record<string, string | null>,
) => Promise<Record<string, string | null>>;

type Options = { create?: boolean };

/** A save of several files comes as several writes, one after the other. */
const TOGETHER_MS = 50;

/** The root of a folder whose files are given by path. */
export function folderOf(files: Record<string, string>, keep: Keep) {
  const texts = new Map(Object.entries(files));
  let waiting: Record<string, string | null> = {};
  let saving: Promise<void> | undefined;

  const save = (path: string, text: string | null): Promise<void> => {
    waiting[path] = text;
    saving ??= new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(async () => {
      const changes = waiting;
      waiting = {};
      saving = undefined;
      for (const [name, kept] of Object.entries(await keep(changes))) {
        if (kept === null) texts.delete(name);
        else texts.set(name, kept);
      }
    });
    return saving;
  };

  const file = (path: string) => ({
    kind: 'file' as const,
    name: nameOf(path),
    async getFile() {
      return new File([texts.get(path) ?? notFound(path)], nameOf(path), { type: 'text/plain' });
    },
    async createWritable() {
      let text = '';
      return {
        async write(data: string | Blob) {
          text += typeof data === 'string' ? data : await data.text();
        },
        close: () => save(path, text),
      };
    },
  });

  const directory = (path: string) => {
    const inside = (name: string) => (path ? `${path}/${name}` : name);
    return {
      kind: 'directory' as const,
      name: nameOf(path),
      async *entries() {
        const names = [...texts.keys()].filter((name) => !path || name.startsWith(`${path}/`));
        const rest = names.map((name) => name.slice(path ? path.length + 1 : 0));
        for (const name of new Set(rest.map((one) => one.split('/')[0] ?? ''))) {
          yield [name, rest.includes(name) ? file(inside(name)) : directory(inside(name))] as const;
        }
      },
      async getFileHandle(name: string, { create = false }: Options = {}) {
        if (!create && !texts.has(inside(name))) notFound(inside(name));
        return file(inside(name));
      },
      /** A folder without files is none, so that there is nothing to be made. */
      async getDirectoryHandle(name: string) {
        return directory(inside(name));
      },
      async removeEntry(name: string) {
        if (texts.has(inside(name))) await save(inside(name), null);
      },
    };
  };
  return directory('');
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function notFound(path: string): never {
  throw new DOMException(`${path} is not there.`, 'NotFoundError');
}
