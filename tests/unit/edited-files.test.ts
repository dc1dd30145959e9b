/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { markOf } from '@/lib/content/engine/mark-of.mjs';
import { contentForms } from '@/lib/editor/content-forms';
import { EditedFiles } from '@/lib/editor/edited-files';

/** Everything below `content/`, in memory, as the editor of the published site has it. */
const texts = new Map(
  fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml|ts)$/.test(name))
    .map((name) => [`content/${name}`, fs.readFileSync(path.join('content', name), 'utf8')]),
);
// The forms come to the browser as JSON, and must say the same there.
const forms = JSON.parse(JSON.stringify(contentForms()));
const files = new EditedFiles(forms, (name) => texts.get(name), markOf);
const views = files.views([...texts.keys()]);

/** The first file of a folder, which may be another tomorrow. */
const first = (folder: string) =>
  [...texts.keys()].filter((name) => name.startsWith(`content/${folder}/`)).sort()[0] ?? '';

it('changes nothing when everything is saved as it was opened', () => {
  expect(Object.keys(views).length).toBeGreaterThan(100);
  expect(files.saved(views)).toEqual({});
});

it('writes a changed title into its line, comments and quotes as they were', () => {
  const name = first('articles');
  const source = `${texts.get(name)?.replace('---\n', "---\n# who wrote this\nseed: 'x' # kept\n")}`;
  const own = new EditedFiles(
    forms,
    (asked) => (asked === name ? source : texts.get(asked)),
    markOf,
  );
  const edited = own.view(name)?.replace(/^title: .*$/m, 'title: Another') ?? '';
  expect(own.saved({ [name]: edited })).toEqual({
    [name]: source.replace(/^title: .*$/m, 'title: Another'),
  });
});

it('gives a translation the mark of the English that is saved with it', () => {
  const name = first('offices');
  const translation = name.replace('content/', 'content/sw/');
  const rename = (view = '') => view.replace(/^city: (.*)$/m, 'city: $1 X');
  const saved = files.saved({
    [translation]: (views[translation] ?? '').replace(/^(\w+): (\w.*)$/m, '$1: Kingine'),
    [name]: rename(views[name]),
  });
  expect(Object.keys(saved)).toEqual([name, translation]);
});

it('leaves a translation beside its own English when entries are moved, and current', () => {
  const name = 'content/articles/an-order.md';
  const translation = name.replace('content/', 'content/sw/');
  const piece = (brief: string) => `---\ntitle: One\nbrief:\n${brief}---\n\nThe words.\n`;
  const english = piece('  - First\n  - Second\n');
  const now = new Map(texts).set(name, english);
  const own = new EditedFiles(forms, (asked) => now.get(asked), markOf);
  const said = '  - Kwanza\n  - Pili\n';
  const made = own.saved({ [name]: english, [translation]: `---\nbrief:\n${said}---\n` });
  now.set(translation, made[translation] ?? '');
  const held = own.view(translation) ?? '';
  const moved = own.saved({ [name]: piece('  - Second\n  - First\n'), [translation]: held });
  expect(moved[translation]).toContain('brief:\n  - Pili\n  - Kwanza\n');
  expect(own.followed).toEqual([translation]);
  const markIn = (text?: string | null) => /^from: .+$/m.exec(text ?? '')?.[0];
  expect(markIn(moved[translation])).not.toBe(markIn(made[translation]));
  // The same mark as of a translation that is made now.
  for (const [file, text] of Object.entries(moved)) now.set(file, text ?? '');
  const anew = own.saved({
    [translation]: (own.view(translation) ?? '').replace('Pili', 'Ya pili'),
  });
  expect(markIn(anew[translation])).toBe(markIn(moved[translation]));
  expect(own.followed).toEqual([]);
});

it('says of which kind a group of a translation is, and writes none', () => {
  const held = Object.entries(views).find(
    ([name, view]) => name.startsWith('content/sw/services/') && /^feature:$/m.test(view),
  );
  const [name = '', view = ''] = held ?? [];
  const kind = /^feature:\n {2}kind: (\S+)$/m;
  expect(kind.exec(view)?.[1]).toBe(kind.exec(views[name.replace('sw/', '')] ?? '')?.[1]);
  const [, title = ''] = /^feature:\n {2}kind: \S+\n {2}title: (.*)$/m.exec(view) ?? [];
  const saved = files.saved({ [name]: view.replace(`title: ${title}`, 'title: Kingine') });
  expect(saved[name]).toContain('title: Kingine');
  expect(saved[name]).not.toMatch(/^ {2}kind:/m);
});

it('takes away what may grow, and nothing else', () => {
  expect(files.saved({ [first('articles')]: null })).toEqual({ [first('articles')]: null });
  expect(() => files.saved({ [first('legal')]: null })).toThrow('belongs to a fixed set');
  expect(() => files.saved({ 'package.json': '' })).toThrow('not a file that is edited here');
});

it('writes no English into a translation, however often one form is saved', () => {
  const name = 'content/articles/a-form-that-stays-open.md';
  const translation = name.replace('content/', 'content/sw/');
  const now = new Map(texts);
  now.set(name, '---\ntitle: One\nexcerpt: First\nbrief:\n  - First\n---\n\nThe first words.\n');
  now.set(translation, '---\nfrom: "00000000"\ntitle: Moja\n---\n');
  const own = new EditedFiles(forms, (asked) => now.get(asked), markOf);
  // What the form holds of the Kiswahili from the moment it is opened.
  const { [name]: english = '', [translation]: held = '' } = own.views([name]);
  const save = (from: string, to: string, kiswahili = held) => {
    const changes = { [name]: english.replaceAll(from, to), [translation]: kiswahili };
    const saved = own.saved(changes);
    for (const [file, text] of Object.entries(saved)) now.set(file, text ?? '');
    // The editor asks for each file as it stands after the save.
    for (const file of Object.keys(changes)) own.view(file);
    return Object.keys(saved);
  };
  expect(save('irst', 'irst second')).toEqual([name]);
  expect(save('irst', 'irst third')).toEqual([name]);
  expect(save('irst', 'irst')).toEqual([name]);
  expect(save('irst', 'irst', held.replace('excerpt: First', 'excerpt: Kwanza'))).toEqual([
    translation,
  ]);
  expect(now.get(translation)).toMatch(
    /^---\nfrom: "?[0-9a-f]{8}"?\ntitle: Moja\nexcerpt: Kwanza\n---\n+$/,
  );
});
