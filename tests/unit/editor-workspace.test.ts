/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { articles } from '@/lib/content/types/article';
import { Workspace } from '@/lib/editor/workspace';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: true, per: 'test' });
const read = (name: string) => fs.readFileSync(path.join(root(), name), 'utf8');
const workspace = () => new Workspace(root());

/** The first file of a folder, which may be another tomorrow. */
const first = (folder: string) =>
  `${folder}/${fs.readdirSync(path.join(root(), folder)).sort()[0]}`;

/** Lines of which one text has another number than the other. */
function changed(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
}

/** What an editor would send who changes one field of a YAML file, or of the top of a text. */
function edited(view: string, change: (fields: Record<string, unknown>) => void): string {
  const [, top = view, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(view) ?? [];
  const fields = parse(top);
  change(fields);
  return top === view ? stringify(fields) : `---\n${stringify(fields)}---\n${body}`;
}

function edit(name: string, change: (fields: Record<string, unknown>) => void) {
  const file = `content/${name}`;
  return workspace().save({ [file]: edited(workspace().view(file) ?? '', change) });
}

it('changes one line of an article, and the loader reads it', () => {
  const name = first('articles');
  const before = read(name);
  edit(name, (fields) => {
    fields.title = 'Another title: with a colon';
  });
  expect(changed(before, read(name))).toEqual(['title: "Another title: with a colon"']);
  expect(articles().map(({ title }) => title)).toContain('Another title: with a colon');
});

it('says of a page whether it is a draft’s', () => {
  const name = first('articles');
  edit(name, (fields) => {
    fields.draft = true;
  });
  expect(workspace().page(`content/${name}`)).toMatchObject({ isDraft: true });
  edit(name, (fields) => {
    fields.draft = false;
  });
  expect(workspace().page(`content/${name}`)).not.toHaveProperty('isDraft');
});

it('changes one value of the firm, and of a label in another language', () => {
  const before = { firm: read('firm.ts'), sw: read('interface/sw.ts') };
  edit('firm.ts', (fields) => {
    fields.phone = "+254 700 '1'";
  });
  edit('interface/sw.ts', (fields) => {
    fields.home = 'Nyumbani kwetu';
  });
  expect(changed(before.firm, read('firm.ts'))).toEqual([`  phone: "+254 700 '1'",`]);
  expect(changed(before.sw, read('interface/sw.ts'))).toEqual(["  home: 'Nyumbani kwetu',"]);
});

it('gives a translation that was changed the mark of the English beside it', () => {
  const name = `sw/${first('offices')}`;
  const before = read(name);
  const english = name.slice(3);
  edit(english, (fields) => {
    fields.description = `${fields.description} And more.`;
  });
  edit(name, (fields) => {
    fields.description = `${fields.description} Na zaidi.`;
  });
  const lines = changed(before, read(name));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^from: "[0-9a-f]{8}"$/);
});

it('shows English where nobody has translated, and writes none of it', () => {
  const name = `sw/${first('people')}`;
  const { bio: _, ...rest } = parse(read(name));
  fs.writeFileSync(path.join(root(), name), stringify(rest));
  const before = read(name);
  const { bio } = parse(workspace().view(`content/${name}`) ?? '');
  expect(bio).toBe(parse(read(name.slice(3))).bio);
  edit(name, () => {});
  expect(read(name)).toBe(before);
});

it('opens a translation that nobody has begun as the English, and writes it once it has words', () => {
  const name = `sw/${first('people')}`;
  fs.rmSync(path.join(root(), name));
  expect(workspace().views()[`content/${name}`]).toContain(parse(read(name.slice(3))).bio);
  edit(name, () => {});
  expect(fs.existsSync(path.join(root(), name))).toBe(false);
  edit(name, (fields) => {
    fields.role = 'Mkurugenzi';
  });
  expect(parse(read(name))).toEqual({
    from: expect.stringMatching(/^[0-9a-f]{8}$/),
    role: 'Mkurugenzi',
  });
});

it('writes a new person and takes a person away, and keeps what belongs to a fixed set', () => {
  const view = workspace().view(`content/${first('people')}`) ?? '';
  workspace().save({ 'content/people/new-name.yaml': view });
  expect(parse(read('people/new-name.yaml')).name).toBe(parse(view).name);
  const photo = path.join(root(), 'people/new-name.jpg');
  fs.writeFileSync(photo, '');
  workspace().save({ 'content/people/new-name.yaml': null });
  expect(fs.existsSync(photo)).toBe(false);
  expect(fs.existsSync(path.join(root(), 'people/new-name.yaml'))).toBe(false);
  expect(() => workspace().save({ [`content/${first('legal')}`]: null })).toThrow('stays');
});

it.each([
  '../package.json',
  'content/../firm.ts',
  'content/interface/labels.ts',
  'content/articles/.a.md',
])('does not write %s', (name) => {
  expect(() => workspace().save({ [name]: 'title: x\n' })).toThrow(
    'not a file that is edited here',
  );
});

it('does not save over what another window has saved meanwhile', () => {
  const name = `content/${first('articles')}`;
  const editor = workspace();
  const [one = {}, other = {}] = ['one', 'other'].map((page) => editor.views(page));
  const change = (views: Record<string, string>, title: string) => ({
    [name]: edited(views[name] ?? '', (fields) => {
      fields.title = title;
    }),
  });
  const kept = editor.save(change(one, 'A title of the first window'), 'one');
  expect(() => editor.save(change(other, 'A title of the second'), 'other')).toThrow(
    `${name} was changed in another window or program since you opened this page.`,
  );
  // The first goes on, and so does the second once it is opened anew.
  editor.save(change(kept as Record<string, string>, 'Another of the first'), 'one');
  editor.save(change(editor.views('anew'), 'A title of the second'), 'anew');
  expect(read(first('articles'))).toContain('title: A title of the second');
});

it('does not save a translation whose English was changed elsewhere, nor for a page that it does not know', () => {
  const name = first('articles');
  const translation = `content/sw/${name}`;
  const editor = workspace();
  const { [translation]: view = '' } = editor.views('one');
  const title = { [translation]: edited(view, (fields) => (fields.title = 'Kichwa kingine')) };
  fs.appendFileSync(path.join(root(), name), '\nMore words.\n');
  expect(() => editor.save(title, 'one')).toThrow(`content/${name} was changed in another window`);
  expect(() => workspace().save(title, 'one')).toThrow('npm run edit was started anew');
});

it('takes the empty lines away that an inserted chart has left', () => {
  const file = `content/${first('articles')}`;
  const view = workspace().view(file) ?? '';
  const chart = '```chart\nkind: bars\n\n\n\nalt: x\n```';
  workspace().save({ [file]: `${view.trimEnd()}\n\n${chart}\n\n\n\nMore words.\n` });
  expect(read(first('articles'))).toContain(`${chart}\n\nMore words.\n`);
});

it('asks for no photo of what is no entry', () => {
  expect(workspace().photo('content/firm.ts')).toBeUndefined();
});
