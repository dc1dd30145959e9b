import fs from 'node:fs';
import { languages } from '@/lib/languages';

/** Files of a folder, as paths below it. */
const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file));

const [first, ...others] = languages;

afterEach(() => {
  process.env.SITE_LANGUAGE = first.id;
});

it.each(others)('every file in $name is read, and says what its English one does', ({ id }) => {
  process.env.SITE_LANGUAGE = id;
  const found: string[] = [];
  jest.isolateModules(() => {
    const {
      contentFiles,
      loaderOf,
    }: typeof import('../support/content-kinds') = require('../support/content-kinds');
    const translated = filesBelow(`content/${id}`);
    expect(translated.filter((file) => !contentFiles.includes(file))).toEqual([]);
    for (const file of translated) {
      try {
        loaderOf(file)();
      } catch (error) {
        found.push(String(error));
      }
    }
  });
  expect(found).toEqual([]);
});
