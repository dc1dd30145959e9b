/**
 * `npm run new -- article "A title"`: writes a content file that is valid as it stands, marked as a
 * draft, with a remark at each field. Kinds: the `template` of each in lib/content/kinds.ts, and those of
 * `others`.
 *   --slug name    the file name, where the title makes a bad one
 *   --author name  file name in content/people/
 */
import fs from 'node:fs';
import path from 'node:path';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { FIRM_OFFSET_HOURS } from '../lib/format/firm-zone.mjs';
import { slugify } from '../lib/format/slug.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { projectRoot } from './lib/run.mjs';

const { insightKinds } = importTypeScript('lib/content/kinds.ts');
/** What is no insight: its folder, how long its name may be, and how far its `order` is from the last one's. */
const others = {
  person: { folder: 'people', shortest: 2, longest: 90, step: 1 },
  service: { folder: 'services', shortest: 3, longest: 40, step: 10 },
  industry: { folder: 'industries', shortest: 3, longest: 40, step: 10 },
  topic: { folder: 'topics', shortest: 3, longest: 30, step: 10 },
};
/** Folder in `content/` for each kind; the template of the kind has its name. */
const folders = {
  ...Object.fromEntries(
    Object.values(insightKinds).map(({ template, folder }) => [template, folder]),
  ),
  ...Object.fromEntries(Object.entries(others).map(([kind, { folder }]) => [kind, folder])),
};
const contentRoot = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');
const DAY = 86_400_000;

try {
  console.log(create(options()));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function options() {
  const { values, positionals } = commandOptions({
    allowPositionals: true,
    options: { slug: { type: 'string' }, author: { type: 'string' } },
  });
  return { kind: positionals[0], title: positionals.slice(1).join(' ').trim(), ...values };
}

function create({ kind, title, slug = slugify(title), author }) {
  if (kind === 'office') {
    throw new Error(
      'office: found a kind that has no drafts, expected a file in content/offices/ with the degrees of the city (docs/adding-content.md), or New in npm run edit.',
    );
  }
  if (!kind || !Object.hasOwn(folders, kind)) {
    throw new Error(
      `kind: found ${kind ? JSON.stringify(kind) : 'nothing'}, expected one of ${Object.keys(folders).join(', ')}, for example: npm run new -- article "A title"`,
    );
  }
  const other = others[kind];
  const { shortest, longest } = other ?? { shortest: 8, longest: 90 };
  if (title.length < shortest || title.length > longest) {
    throw new Error(
      `title: found ${JSON.stringify(title)} (${title.length} characters), expected ${shortest} to ${longest} characters in quotes`,
    );
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(
      `file name: found ${JSON.stringify(slug)}, expected lower-case letters, digits and single hyphens; give one with --slug`,
    );
  }
  const people = slugsIn('people');
  if (author !== undefined && !people.includes(author)) {
    throw new Error(
      `author: found ${JSON.stringify(author)}, expected one of ${people.join(', ')}`,
    );
  }
  const ending = other ? '.yaml' : '.md';
  const file = path.join(folders[kind], `${slug}${ending}`);
  const text = fillTemplate(`${kind}${ending}`, {
    title: JSON.stringify(title),
    // No two pages may have the same description.
    excerpt: JSON.stringify(
      `${title}: say here in one or two sentences what the piece claims, for whom, and why it matters now.`,
    ),
    today: isoDate(Date.now()),
    soon: isoDate(Date.now() + 60 * DAY),
    author: author ?? people.find((id) => isPublished('people', id)) ?? 'name',
    related: `article/${slugsIn('articles').find((id) => id !== slug && isPublished('articles', id)) ?? 'slug'}`,
    initials: initialsOf(title),
    office: headquarters(),
    description: JSON.stringify(
      `${title}: say here in one or two sentences whom it is for and what can be asked for, for search engines.`,
    ),
    service: slugsIn('services')[0] ?? 'name',
    other: slugsIn('services')[1] ?? 'name',
    industry: slugsIn('industries')[0] ?? 'name',
    mark: freeMark(),
    order: other ? nextPlace(other.folder, other.step) : '',
  });
  write(file, text);
  if (other && kind !== 'person') {
    return `content/${file} is written, and is on the site with the next build. Fill it in; the build names what else has to know it.`;
  }
  return `content/${file} is written, as a draft. Fill it in, then remove the line "draft: true" to publish it.`;
}

/** A mark that no topic has. */
function freeMark() {
  const marks = 'tea maize deep-lake laterite basalt lake haze sisal deep-laterite'.split(' ');
  const taken = slugsIn('topics').map(
    (slug) =>
      /^mark: (\S+)/m.exec(
        fs.readFileSync(path.join(contentRoot, 'topics', `${slug}.yaml`), 'utf8'),
      )?.[1],
  );
  return marks.find((mark) => !taken.includes(mark)) ?? marks[0];
}

/** After the last of a folder. @param {string} folder @param {number} step */
function nextPlace(folder, step) {
  const places = slugsIn(folder).map((slug) => {
    const text = fs.readFileSync(path.join(contentRoot, folder, `${slug}.yaml`), 'utf8');
    return Number(/^order: (\d+)/m.exec(text)?.[1] ?? 0);
  });
  return String(Math.max(0, ...places) + step);
}

/** `wx` refuses a file that exists, so that nothing is ever written over. */
function write(file, text) {
  const full = path.join(contentRoot, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  try {
    fs.writeFileSync(full, text, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(
      `content/${file} exists already and is left as it is; give the new file another name with --slug`,
    );
  }
}

function fillTemplate(name, values) {
  return fs
    .readFileSync(path.join(projectRoot, 'scripts/templates', name), 'utf8')
    .replace(/\{(\w+)\}/g, (whole, field) => values[field] ?? whole);
}

function slugsIn(folder) {
  const directory = path.join(contentRoot, folder);
  if (!fs.existsSync(directory)) return [];
  return fs
    .readdirSync(directory)
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ''))
    .sort();
}

/** The office whose order is the lowest. */
function headquarters() {
  const orderOf = (id) => {
    const text = fs.readFileSync(path.join(contentRoot, 'offices', `${id}.yaml`), 'utf8');
    return Number(/^order: (\d+)/m.exec(text)?.[1] ?? Infinity);
  };
  return slugsIn('offices').sort((one, other) => orderOf(one) - orderOf(other))[0] ?? 'name';
}

/** A new piece names others that are on the site: one that it names is not to be held back. */
function isPublished(folder, slug) {
  const file = ['.md', '.yaml']
    .map((ending) => path.join(contentRoot, folder, slug + ending))
    .find((each) => fs.existsSync(each));
  if (file === undefined) return false;
  const text = fs.readFileSync(file, 'utf8');
  const [, day = ''] = /^publish: (\S+)/m.exec(text) ?? [];
  return !/^draft: true/m.test(text) && day <= isoDate(Date.now());
}

function initialsOf(name) {
  const words = name.split(/\s+/);
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`.toUpperCase().padEnd(2, 'X');
}

/** Day in Nairobi: 2027-03-12. */
function isoDate(time) {
  return new Date(time + FIRM_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10);
}
