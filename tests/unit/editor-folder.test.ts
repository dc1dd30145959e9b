/** @jest-environment node */
import { folderOf, type Keep } from '@/lib/editor/browser/folder';

const files = { 'content/a.yaml': 'a: 1\n', 'content/people/b.yaml': 'b: 2\n' };

/** A folder, and what was kept of it: each save as one record of changes. */
function open() {
  const saves: Parameters<Keep>[0][] = [];
  const root = folderOf(files, async (changes) => {
    saves.push(changes);
    return changes;
  });
  return { root, saves };
}

async function names(folder: ReturnType<typeof folderOf>) {
  const found: string[] = [];
  for await (const [name, { kind }] of folder.entries()) found.push(`${kind} ${name}`);
  return found;
}

async function write(folder: ReturnType<typeof folderOf>, name: string, text: string | Blob) {
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await stream.write(text);
  await stream.close();
}

it('lists files and folders, and reads a file', async () => {
  const { root } = open();
  expect(await names(root)).toEqual(['directory content']);
  const content = await root.getDirectoryHandle('content');
  expect(await names(content)).toEqual(['file a.yaml', 'directory people']);
  const file = await (await content.getFileHandle('a.yaml')).getFile();
  expect([file.name, await file.text()]).toEqual(['a.yaml', 'a: 1\n']);
});

it('says of a file that is not there what the standard says', async () => {
  const { root } = open();
  await expect(root.getFileHandle('none.md')).rejects.toMatchObject({ name: 'NotFoundError' });
});

it('keeps what is written at once in one go, and reads it as it was kept', async () => {
  const { root, saves } = open();
  const content = await root.getDirectoryHandle('content');
  const people = await content.getDirectoryHandle('people');
  await Promise.all([
    write(content, 'a.yaml', 'a: 3\n'),
    write(people, 'new.yaml', new Blob(['new: 4\n'])),
    people.removeEntry('b.yaml'),
  ]);
  expect(saves).toEqual([
    {
      'content/a.yaml': 'a: 3\n',
      'content/people/new.yaml': 'new: 4\n',
      'content/people/b.yaml': null,
    },
  ]);
  expect(await names(people)).toEqual(['file new.yaml']);
  expect(await (await (await content.getFileHandle('a.yaml')).getFile()).text()).toBe('a: 3\n');
});

it('tells whoever writes that it could not be kept', async () => {
  const root = folderOf(files, () => Promise.reject(new Error('Not from here.')));
  await expect(write(root, 'a.yaml', '')).rejects.toThrow('Not from here.');
});
