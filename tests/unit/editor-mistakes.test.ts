/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { contentMistakes } from '@/lib/editor/check-content';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: true, per: 'file' });

// As the editor's server runs it: each file is read once.
beforeAll(() => Reflect.set(process.env, 'NODE_ENV', 'production'));
afterAll(() => Reflect.set(process.env, 'NODE_ENV', 'test'));

it('tells each mistake with its file, in the words of the loaders, and goes on to the next', () => {
  const [office = '', page = ''] = ['offices', 'pages'].map((folder) => {
    const [name] = fs.readdirSync(path.join(root(), folder)).sort();
    return `${folder}/${name}`;
  });
  for (const [file, line] of [
    [office, 'clients: many'],
    [page, 'title: 12'],
  ] as const) {
    const place = path.join(root(), file);
    const [field] = line.split(':');
    fs.writeFileSync(
      place,
      fs.readFileSync(place, 'utf8').replace(new RegExp(`^${field}:.*`, 'm'), line),
    );
  }
  expect(contentMistakes()).toEqual([
    `content/${page}: title: found 12, expected text`,
    `content/${office}: clients: found "many", expected a range such as 25+`,
  ]);
});
