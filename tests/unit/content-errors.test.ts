import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { readFile, readFolder, readSet } from '@/lib/content/engine/read';
import { splitSections } from '@/lib/content/engine/split-sections';
import { contentFolder } from '../support/content-folder';

const schema = z.strictObject({
  title: z.string().min(5),
  glyph: z.enum(['policy', 'research']),
  date: z.iso.date({ error: 'a date such as 2026-03-12' }),
  tags: z.array(z.string()).length(2),
  offers: z.array(z.strictObject({ text: z.string() })),
  draft: z.boolean().optional(),
});

const good = 'title: Seeds\nglyph: policy\ndate: 2026-01-02\ntags: [a, b]\noffers:\n  - text: x\n';

const root = contentFolder({ filled: false, per: 'test' });

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root(), file)), { recursive: true });
  fs.writeFileSync(path.join(root(), file), text);
}

/** Message of the error that reading `text` as content throws. */
function messageFor(text: string, file = 'things/one.yaml'): string {
  write(file, text);
  try {
    readFile(file, schema);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

describe('an error in a content file is told as file, field, found and expected', () => {
  it.each([
    [
      'a wrong value',
      good.replace('policy', 'plicy'),
      'glyph: found "plicy", expected one of "policy", "research"',
    ],
    ['a missing field', good.replace('title: Seeds\n', ''), 'title: found nothing, expected text'],
    ['a wrong type', good.replace('Seeds', '12'), 'title: found 12, expected text'],
    [
      'a text too short',
      good.replace('Seeds', 'Oh'),
      'title: found "Oh", expected at least 5 characters',
    ],
    [
      'a list too short',
      good.replace('[a, b]', '[a]'),
      'tags: found a list of 1, expected exactly 2 entries',
    ],
    [
      'an unreadable date',
      good.replace('2026-01-02', '2 Jan'),
      'date: found "2 Jan", expected a date such as 2026-03-12',
    ],
    [
      'a field inside a list',
      good.replace('text: x', 'text: 3'),
      'offers[1].text: found 3, expected text',
    ],
    [
      'an unknown field',
      `${good}glyf: policy\n`,
      'glyf: found a field that is not known here, expected it to be removed or its name corrected',
    ],
    ['an empty file', '', 'the whole file: found an empty value, expected a group of fields'],
  ])('%s', (_, text, sentence) => {
    expect(messageFor(text)).toBe(`content/things/one.yaml cannot be used:\n  ${sentence}`);
  });

  it('tells every error of a file at once', () => {
    const [, ...errors] = messageFor(good.replace('policy', 'x').replace('Seeds', 'Oh')).split(
      '\n',
    );
    expect(errors.map((line) => line.trim().split(':')[0])).toEqual(['title', 'glyph']);
  });

  it('tells no code, of which Next would show some', () => {
    write('things/one.yaml', 'title: Seeds\n');
    const read = () => readFile('things/one.yaml', schema);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(expect.objectContaining({ stack: expect.not.stringMatching(/^ +at /m) }));
  });

  it('names the line of text that is not YAML', () => {
    expect(messageFor('title: a\nglyph: b: c\n')).toMatch(
      /line 2: found a second colon, or a field below a value, in “glyph: b: c”/,
    );
  });

  it('counts lines of front matter as an editor does', () => {
    expect(messageFor('---\ntitle: a: b\n---\nText', 'things/one.md')).toMatch(/line 2: found/);
  });

  it('asks for front matter', () => {
    expect(messageFor('Only text', 'things/one.md')).toContain('front matter: found none');
  });

  it('refuses a file name that cannot be an address', () => {
    expect(messageFor(good, 'things/Not_A_Slug.yaml')).toContain('file name: found "Not_A_Slug"');
  });

  it('says when a file is missing', () => {
    expect(() => readFile('things/none.yaml', schema)).toThrow(
      'content/things/none.yaml cannot be used:\n  the file: found nothing',
    );
  });
});

describe('folders', () => {
  it('leave out drafts and keep the order of file names', () => {
    write('things/b.yaml', good);
    write('things/a.yaml', good);
    write('things/c.yaml', `${good}draft: true\n`);
    expect(readFolder('things', schema).map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  it('ask nothing of a draft', () => {
    write('things/a.yaml', good);
    write('things/b.yaml', 'title: no\ndraft: true\n');
    expect(readFolder('things', schema).map(({ slug }) => slug)).toEqual(['a']);
    write('things/b.yaml', 'title: no\n');
    expect(() => readFolder('things', schema)).toThrow('content/things/b.yaml');
  });

  it('of a fixed set name the file that is missing or too many', () => {
    write('things/a.yaml', good);
    expect(() => readSet('things', schema, ['a', 'b'])).toThrow('content/things/b.yaml');
    write('things/b.yaml', good);
    write('things/c.yaml', good);
    expect(() => readSet('things', schema, ['a', 'b'])).toThrow(
      'file name: found "c", expected one of a, b',
    );
  });
});

describe('fixed headings', () => {
  it('are returned with the text below them', () => {
    expect(splitSections('## One\n\nText\n\n## Two\nMore', { a: 'One', b: 'Two' }, 'f')).toEqual({
      a: 'Text',
      b: 'More',
    });
  });

  it('are missed by name', () => {
    expect(() => splitSections('## One', { a: 'One', b: 'Two' }, 'content/f.md')).toThrow(
      'content/f.md cannot be used:\n  heading 2: found "nothing", expected "## Two"',
    );
    expect(() => splitSections('## One\n## Two', { a: 'One' }, 'f')).toThrow(
      'expected no further heading',
    );
  });
});
