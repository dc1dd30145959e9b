/**
 * Every field of every kind of content file, removed, of another type, empty, absurd, and beside a field
 * that nobody knows: the loader says which file and which field, and never lets it pass.
 * `npm run robust` damages every entry of every file; `npm test` the first of each.
 */
import { ContentError } from '@/lib/content/engine/content-error';
import { forget } from '@/lib/content/engine/read';
import { readYaml } from '@/lib/content/engine/yaml';
import { contentFiles, kindOf, loaderOf, yamlOf } from '../support/content-kinds';
import { type Damage, damages } from '../support/damage';

/** What the loaders read in place of a file's YAML. */
let replaced: { yaml: string; value: unknown } | undefined;
jest.mock('@/lib/content/engine/yaml', () => {
  const { readYaml: parse } = jest.requireActual<{ readYaml: (text: string) => unknown }>(
    '@/lib/content/engine/yaml',
  );
  return {
    readYaml: (text: string) => (text === replaced?.yaml ? { value: replaced.value } : parse(text)),
  };
});

const EVERYTHING = Boolean(process.env.ROBUST_LONG);

/** Fields that a file may do without. */
const optional = [
  /^(?:seed|picture|photoAlt|draft|publish|review|updated|aside|revision|recording)$/,
  /^(?:familyName|answersFor|remit)$/,
  /^sources\[]\.at$/,
  /^picture\.names$/,
  /^offerings\.intro$/,
  /^feature\.systems\[]\.rewrites$/,
  /^(?:keywords|synonyms)\./,
  /^kinds\.(?!person|office)/,
  /^groups\[]\.methods\[]\.(?:full|reference(?:\.url)?)$/,
];
/**
 * What an event or a letter says may need no source; what stands is no placeholder; a service or an industry
 * without a drawing has the plain page, and one without a short name is not offered by the picker, which says
 * itself what it lacks.
 */
const optionalThere: Readonly<Record<string, RegExp>> = {
  'case-studies/': /^(?:placeholder|exhibits(?:\[]\.clauses\[]\.struck)?)$/,
  'events/': /^(?:sources|placeholder)$/,
  'industries/': /^(?:shortName|feature)$/,
  'newsletter/': /^sources$/,
  'offices/': /^(?:order|mapLabel)$/,
  'pages/about.yaml': /\.placeholder$/,
  'pages/careers.yaml': /\.placeholder$/,
  'pages/home.yaml': /\.placeholder$/,
  'pages/team.yaml': /\.placeholder$/,
  'services/': /^(?:shortName|pageTitle|feature|byIndustry(?:\.[a-z-]+)?)$/,
  'pages/working-with-us.yaml': /^stages\.items\[]\.placeholder$/,
};
/** Lists that may hold nothing. */
const mayBeEmpty =
  /^(?:sources|services|industries|reading\.pieces|related\.reading\.pieces|feature\.systems\[]\.rewrites|keywords|synonyms|costing\.revenue|byIndustry|languages\.unnamed)$/;

const placeOf = (path: Damage['path']) =>
  path
    .reduce<string>((all, part) => all + (typeof part === 'number' ? '[]' : `.${part}`), '')
    .replace(/^\./, '');
const asTold = (path: Damage['path']) =>
  path
    .reduce<string>(
      (all, part) => all + (typeof part === 'number' ? `[${part + 1}]` : `.${part}`),
      '',
    )
    .replace(/^\./, '');

function mayPass({ kind, path, value }: Damage, file: string): boolean {
  const place = placeOf(path);
  if (kind === 'removed') {
    return (
      optional.some((field) => field.test(place)) ||
      Boolean(optionalThere[kindOf(file)]?.test(place))
    );
  }
  const field = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
  if (kind === 'unknown') return false;
  if (kind !== 'empty') return false;
  // `null` stands where a partner goes under.
  if (field === null) return place === 'feature.partners[].roles[]';
  return mayBeEmpty.test(place);
}

/** What is wrong with how a loader takes a damaged file, or nothing. */
function errorOf(file: string, yaml: string, damage: Damage): string[] {
  const what = `content/${file}: ${asTold(damage.path) || 'the whole file'} ${damage.kind}`;
  replaced = { yaml, value: damage.value };
  // Of the folder nothing has changed.
  forget();
  try {
    loaderOf(file)();
    return mayPass(damage, file) ? [] : [`${what}: passed`];
  } catch (error) {
    if (!(error instanceof ContentError)) return [`${what}: ${String(error)}`];
    const [, ...errors] = error.message.split('\n');
    const told = asTold(damage.path);
    const [, group, own = told] = /^(.*\.)(\w+)$/.exec(told) ?? [];
    // An error may be told of the group that the field stands in, or of one beside it that names it.
    const names = (error: string) => {
      const [field = '', words = ''] = error.trim().split(': found ');
      if (field === 'the whole file') return damage.path.length < 2;
      const isBeside = group !== undefined && field.startsWith(group) && !field.startsWith(told);
      return (
        told.startsWith(field) ||
        field.startsWith(told) ||
        (isBeside && new RegExp(`\\b${own}\\b`).test(words))
      );
    };
    return [
      ...(error.file === `content/${file}` ? [] : [`${what}: told of ${error.file}`]),
      // What only stood beside a field that has gone is told itself.
      ...(errors.some(names) || mayPass(damage, file)
        ? []
        : [`${what}: told as ${errors.join(' | ')}`]),
      ...errors
        .filter((error) => !/^ {2}.+: found .+, expected .+$/s.test(error))
        .map((error) => `${what}: ${error}`),
    ];
  } finally {
    replaced = undefined;
  }
}

const kinds = [...new Set(contentFiles.map(kindOf))];

test.each(kinds)('no damaged field in %s passes without a sentence', (kind) => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  let count = 0;
  for (const file of contentFiles.filter((candidate) => kindOf(candidate) === kind)) {
    const yaml = yamlOf(file);
    const read = readYaml(yaml);
    if ('error' in read) throw new Error(`${file}: ${read.error.sentence}`);
    const drawing = (read.value as { feature?: { kind?: string } }).feature?.kind ?? '';
    const known = new Set(seen);
    for (const damage of damages(read.value, EVERYTHING ? 'all' : 'first')) {
      // A field that all files of a folder share is damaged in the first of them.
      const place = `${placeOf(damage.path).startsWith('feature') ? drawing : ''} ${placeOf(damage.path)}`;
      if (!EVERYTHING && known.has(place)) continue;
      seen.add(place);
      count += 1;
      wrong.push(...errorOf(file, yaml, damage));
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10);
});
