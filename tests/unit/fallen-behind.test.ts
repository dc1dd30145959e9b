import fs from 'node:fs';
import path from 'node:path';
import { markOf } from '@/lib/content/engine/mark-of.mjs';
import { translatedFrom } from '@/lib/content/engine/translatable';
import { fallenBehind } from '../../scripts/lib/translations.mjs';
import { contentFolder } from '../support/content-folder';

const folder = contentFolder({ filled: false, per: 'test' });
const behind = () => fallenBehind(folder(), ['sw']);

function write(file: string, text: string) {
  const full = path.join(folder(), file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

/** Writes the mark that preflight asks for into the translation. */
function catchUp(file: string) {
  const mark = /write "([0-9a-f]{8})"/.exec(behind()[0]?.why ?? '')?.[1];
  const full = path.join(folder(), file);
  fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replace(/from: .*/, `from: "${mark}"`));
}

beforeEach(() => {
  write('pages/a.yaml', 'title: Title\npath: /about\n');
  write('notes/n.md', '---\ntitle: Note\ndate: 2024-01-02\n---\n\nText.\n');
});

it('says nothing of languages without translations', () => {
  expect(behind()).toEqual([]);
});

it('does not say of a new translation that its English has changed', () => {
  write('sw/pages/a.yaml', 'title: Kichwa\n');
  expect(behind()[0]?.why).toMatch(/^has no mark yet: .*content\/pages\/a\.yaml/);
});

it('lists a translation until it holds the mark of the English words as they are', () => {
  write('sw/pages/a.yaml', 'from: "00000000"\ntitle: Kichwa\n');
  expect(behind()).toEqual([
    {
      file: 'content/sw/pages/a.yaml',
      field: 'from',
      why: expect.stringMatching(/^made from an older English text: .*content\/pages\/a\.yaml/),
    },
  ]);
  // The loaders ask for the same mark.
  const mark = markOf(translatedFrom({ title: 'Title', path: '/about' }, ''));
  expect(behind()[0]?.why).toContain(`"${mark}"`);
  catchUp('sw/pages/a.yaml');
  expect(behind()).toEqual([]);
  write('pages/a.yaml', 'title: Title\npath: /contact\n');
  expect(behind()).toEqual([]);
  write('pages/a.yaml', 'title: Another title\npath: /about\n');
  expect(behind()).toHaveLength(1);
});

it('holds a translation of the fields alone to the fields, and one of the text to both', () => {
  write('sw/notes/n.md', '---\nfrom: ""\ntitle: Dokezo\n---\n');
  catchUp('sw/notes/n.md');
  write('notes/n.md', '---\ntitle: Note\ndate: 2024-01-02\n---\n\nAnother text.\n');
  expect(behind()).toEqual([]);
  write('sw/notes/n.md', '---\nfrom: ""\ntitle: Dokezo\n---\n\nMaandishi.\n');
  catchUp('sw/notes/n.md');
  expect(behind()).toEqual([]);
  write('notes/n.md', '---\ntitle: Note\ndate: 2024-01-02\n---\n\nA third text.\n');
  expect(behind()).toHaveLength(1);
});
