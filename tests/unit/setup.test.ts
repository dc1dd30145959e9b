/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { parse } from 'yaml';
import { tokensIn } from '../../lib/theme-tokens.mjs';
import { checkAnswers } from '../../scripts/lib/setup/answers.mjs';
import { applyAnswers } from '../../scripts/lib/setup/apply.mjs';
import { contrast, unreadable } from '../../scripts/lib/setup/contrast.mjs';
import { setColours } from '../../scripts/lib/setup/edit-facts.mjs';
import { tooLongWith } from '../../scripts/lib/setup/too-long.mjs';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: false, per: 'test' });
const css = fs.readFileSync('app/styles/tokens.css', 'utf8');

const known = {
  languages: ['en', 'sw'],
  offices: ['nairobi'],
  profiles: ['linkedin', 'x'],
  tokens: ['act', 'link'],
};
const firm = {
  name: 'Old Firm',
  shortName: 'Old',
  email: 'info@old.example',
  idAuthority: { domain: 'old.example', since: '2025-01-01' },
  address: { street: 'Old House', city: 'Nairobi' },
  social: [
    { id: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/old' },
    { id: 'x', name: 'X', url: 'https://x.example/old' },
  ],
};
const kampala = {
  city: 'Kampala',
  country: 'Uganda',
  region: 'East Africa',
  order: 3,
  latitude: 0.348,
  longitude: 32.583,
  timeZone: 'Africa/Kampala',
  description: 'What this office is for, said in one sentence of some length.',
  projects: '4+',
  clients: '2+',
  staff: '3+',
  focus: ['One', 'Two', 'Three', 'Four'],
};
const placeholders = {
  name: 'Old Firm',
  email: 'info@old.example',
  'address.street': 'Old House',
  'social.0.url': 'https://linkedin.example/old',
  'social.1.url': 'https://x.example/old',
};
const firmFile = `/** Facts. */
export const firm = {
  name: 'Old Firm',
  shortName: 'Old',
  /** A remark. */
  email: 'info@old.example',
  idAuthority: { domain: 'old.example', since: '2025-01-01' },
  address: {
    street: 'Old House',
    city: 'Nairobi',
  },
  social: [
    { id: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/old' },
    { id: 'x', name: 'X', url: 'https://x.example/old' },
  ],
} as const;
export const placeholders: Readonly<Record<string, string>> = ${JSON.stringify(placeholders)};
`;

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root(), file)), { recursive: true });
  fs.writeFileSync(path.join(root(), file), text);
}

beforeEach(() => {
  write('content/firm.ts', firmFile);
  for (const id of known.languages) {
    write(
      `content/firm-words/${id}.ts`,
      `export const ${id} = {\n  tagline: 'Old words.',\n  description:\n    'Old and long.',\n  street: 'Old',\n};\n`,
    );
  }
  write('content/offices/nairobi.yaml', 'projects: 150+\nstaff: 45+\nplaceholder: true\n');
  write('app/styles/tokens.css', css);
});

/** What a file of facts exports, once the answers are in it. */
function exported(files: ReturnType<typeof applyAnswers>, file: string) {
  const { code } = transformSync(String(files.get(file)), { loader: 'ts', format: 'cjs' });
  const made = { exports: {} as Record<string, unknown> };
  new Function('module', 'exports', code)(made, made.exports);
  return made.exports;
}

const apply = (answers: object, offices = known.offices) => {
  const checked = checkAnswers(answers, { ...known, offices }, firm);
  if ('errors' in checked) throw new Error(checked.errors.join('\n'));
  return applyAnswers(root(), checked.answers, { firm, placeholders }, '2031-02-03');
};

it('puts what is said where it stands, and leaves the rest and its remarks', () => {
  const files = apply({
    name: 'New “& Sons” Firm',
    shortName: 'New',
    domain: 'new.org',
    address: { street: "Queen's Way 3" },
    profiles: { x: '' },
    words: { sw: { description: 'Maneno mapya.' } },
  });
  expect(exported(files, 'content/firm.ts').firm).toEqual({
    ...firm,
    name: 'New “& Sons” Firm',
    shortName: 'New',
    idAuthority: { domain: 'new.org', since: '2031-02-03' },
    address: { street: "Queen's Way 3", city: 'Nairobi' },
    social: [firm.social[0], { ...firm.social[1], url: '' }],
  });
  expect(files.get('content/firm.ts')).toContain('/** A remark. */');
  expect(exported(files, 'content/firm-words/sw.ts').sw).toEqual({
    tagline: 'Old words.',
    description: 'Maneno mapya.',
    street: '',
  });
  expect(exported(files, 'content/firm-words/en.ts').en).toMatchObject({ street: '' });
});

it('counts as a placeholder what was not said, and what is at a name for examples', () => {
  const files = apply({
    email: 'hello@new.example',
    address: { street: 'New House' },
    profiles: { linkedin: 'https://linkedin.com/company/new' },
  });
  expect(exported(files, 'content/firm.ts').placeholders).toEqual({
    name: 'Old Firm',
    email: 'hello@new.example',
    'social.1.url': 'https://x.example/old',
  });
});

it('keeps the day of a domain that stays', () => {
  const files = apply({ domain: 'old.example' });
  expect(exported(files, 'content/firm.ts').firm).toEqual(firm);
});

it('writes figures of an office as the firm’s own', () => {
  const files = apply({ offices: { nairobi: { projects: '4+', clients: '2+', staff: '3+' } } });
  expect(files.get('content/offices/nairobi.yaml')).toBe(
    'projects: 4+\nstaff: 3+\nplaceholder: false\n',
  );
});

it('adds an office and takes one away, with all that names it', () => {
  const page =
    'title: Page\nlanguages:\n  title: Languages\n  unnamed:\n    - { office: gone, placeholder: true }\ntender: []\n';
  const words =
    'keywords:\n  /contact#nairobi: [HQ]\n  /contact#gone: [branch]\n  /team: [people]\n';
  write('content/offices/nairobi.yaml', 'city: Nairobi\norder: 2\nplaceholder: true\n');
  write('content/offices/gone.yaml', 'city: Gone\norder: 1\nplaceholder: true\n');
  write('content/sw/offices/gone.yaml', 'country: Yoyote\n');
  write('content/people/a.yaml', 'name: A\noffice: gone\n');
  write('content/people/b.yaml', 'name: B\noffice: nairobi\n');
  write('content/pages/working-with-us.yaml', page);
  write('content/pages/search.yaml', words);
  write('content/sw/pages/search.yaml', words);
  const answers = { offices: { gone: '', kampala } };
  expect(checkAnswers(answers, { ...known, offices: ['nairobi', 'gone'] }, firm)).toEqual({
    answers,
  });
  const files = apply(answers, ['nairobi', 'gone']);
  expect(files.get('content/offices/gone.yaml')).toBeUndefined();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['content/offices/gone.yaml', 'content/sw/offices/gone.yaml']),
  );
  expect(parse(String(files.get('content/offices/kampala.yaml')))).toEqual({
    ...kampala,
    placeholder: false,
  });
  expect(files.get('content/people/a.yaml')).toBe('name: A\noffice: nairobi\n');
  expect(files.has('content/people/b.yaml')).toBe(false);
  expect(files.get('content/pages/working-with-us.yaml')).toBe(page.replace('gone', 'kampala'));
  const left = words.replace(/ {2}\/contact#gone.*\n/, '');
  expect(files.get('content/pages/search.yaml')).toBe(left);
  expect(files.get('content/sw/pages/search.yaml')).toBe(left);
});

it('gives a theme its colours and the other none', () => {
  const files = apply({ colours: { dark: { act: '#8fc1ea' } } });
  expect(files.get('app/styles/tokens.css')).toBe(setColours(css, 'dark', { act: '#8fc1ea' }));
  expect(String(files.get('app/styles/tokens.css')).split('#8fc1ea')).toHaveLength(2);
});

it('draws the first letter of the short name under the horizon', () => {
  write('content/mark.ts', "export const mark = {\n  large: 'M0 0',\n  small: 'M0 0',\n};\n");
  const files = apply({ name: 'Éman Firm', shortName: 'Éman', mark: 'letter' });
  const { mark } = exported(files, 'content/mark.ts') as { mark: Record<string, string> };
  expect(mark.large).toMatch(/^M0 3h32v3\.5H0zM[\d MLQCHVZ.]+Z$/);
  expect(mark.small).toMatch(/^M0 1h16v3H0zM/);
  const highest = Math.max(...(mark.large?.match(/[\d.]+/g) ?? []).map(Number));
  expect(highest).toBeLessThanOrEqual(32);
});

it.each([
  [{ nam: 'X' }, 'nam: found a field that is not known here, expected it to be removed'],
  [{ email: 'x' }, 'email: found "x", expected an address such as info@firm.org'],
  [{ phone: '0700' }, 'phone: found "0700", expected a number in international form'],
  [
    { domain: 'https://x.org' },
    'domain: found "https://x.org", expected a domain such as firm.org',
  ],
  [
    { profiles: { x: 'x.com/firm' } },
    'profiles.x: found "x.com/firm", expected an address that begins',
  ],
  [{ colours: { light: { act: 'red' } } }, 'colours.light.act: found "red", expected six digits'],
  [{ offices: { kampala: {} } }, 'offices.kampala.city: found nothing, expected text'],
  [
    { offices: { kampala: { ...kampala, latitude: 90 } } },
    'offices.kampala.latitude: found 90, expected at most 37.5',
  ],
  [
    { offices: { Kampala: kampala } },
    'offices.Kampala: found a group of fields, expected the name of the city in small letters',
  ],
  [{ offices: { nairobi: '' } }, 'offices: found a group of fields, expected one office at least'],
  [{ mark: 'x' }, 'mark: found "x", expected "letter"'],
  [
    { shortName: 'New' },
    'shortName: found "New", expected the words with which the name begins, "Old Firm"',
  ],
])('tells what is wrong with %j', (answers, sentence) => {
  const checked = checkAnswers(answers, known, firm);
  expect('errors' in checked && checked.errors.join('\n')).toContain(sentence);
});

it('asks again for what cannot be taken, keeps what Enter leaves, and takes - for none', () => {
  const script = `
    const { askFor } = await import('./scripts/lib/setup/ask.mjs');
    const questions = ['name', 'email', 'whatsapp', 'phone'].map((field) => ({ path: [field], ask: field, now: 'x' }));
    questions.push({ path: ['address', 'city'], ask: 'city', now: 'x' });
    const errorsOf = ({ email }) => (email === 'bad' ? ['email: found bad'] : []);
    console.log('\\n' + JSON.stringify(await askFor(questions, errorsOf)));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: '\nbad\nhello@new.org\n-\n\nKisumu\n',
    encoding: 'utf8',
  });
  expect(said).toContain('email: found bad');
  expect(JSON.parse(said.trim().split('\n').at(-1) ?? '')).toEqual({
    email: 'hello@new.org',
    whatsapp: '',
    address: { city: 'Kisumu' },
  });
});

it('measures contrast as WCAG 2.2 does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('the colours of the site can be read, in both themes', () => {
  expect(unreadable(css)).toEqual([]);
});

it.each([
  [
    'light',
    'link',
    '#c9d4dd',
    /^colours\.light: found link #c9d4dd on page #\w{6} with a contrast of \d\.\d\d, expected 4\.5/,
  ],
  [
    'dark',
    'on-act',
    '#ffffff',
    /^colours\.dark: found on-act #ffffff on act #\w{6} with .* expected 4\.5/,
  ],
  ['light', 'edge', '#e0e6e8', /^colours\.light: found edge #e0e6e8 on page .* expected 3/],
  // A field of maize takes its colour from another token.
  ['light', 'maize', '#141b1e', /^colours\.light: found field-ink #\w{6} on maize-field #141b1e/m],
] as const)('refuses in the %s theme %s as %s', (theme, token, colour, sentence) => {
  expect(unreadable(setColours(css, theme, { [token]: colour })).join('\n')).toMatch(sentence);
});

it.each(['light', 'dark'] as const)(
  'a field of maize parts from the footer in the %s theme',
  (theme) => {
    const tokens = tokensIn(css, theme);
    const colour = (name: string): string => {
      const value = tokens.get(`--${name}`) ?? '';
      return value.startsWith('var(--') ? colour(value.slice(6, -1)) : value;
    };
    expect(contrast(colour('maize-field'), colour('basalt'))).toBeGreaterThan(1.5);
  },
);

it('names the descriptions that a longer name makes too long', () => {
  const content = path.join(root(), 'content');
  write('content/pages/a.yaml', `description: ${'x'.repeat(140)} {firm}\n`);
  write('content/pages/b.yaml', `title: ${'x'.repeat(200)} {firm}\n`);
  expect(tooLongWith(content, { name: 'A short name', shortName: 'A' })).toEqual([]);
  expect(tooLongWith(content, { name: 'A name of some more words', shortName: 'A' })).toEqual([
    'content/pages/a.yaml  description  (found 166 characters with the name, expected at most 160)',
  ]);
});
