/** Offices are files and nothing else: everything that is made of them follows what lies in the folder. */
import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChosenOffice } from '@/components/office/chosen-office';
import { OfficeExplorer } from '@/components/office/office-explorer';
import { homePage } from '@/lib/content/pages/home';
import { officeLanguages } from '@/lib/content/pages/working-with-us';
import { officeOptions } from '@/lib/content/relations/option-labels';
import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { offices } from '@/lib/content/types/office';
import { searchDocuments } from '@/lib/search/documents';
import { contentFolder } from '../support/content-folder';
import { firstFile, textOf } from '../support/content-kinds';

const root = contentFolder({ filled: true, per: 'file' });
// As a development server reads: once, until a file changes.
beforeAll(() => Reflect.set(process.env, 'NODE_ENV', 'development'));
afterAll(() => Reflect.set(process.env, 'NODE_ENV', 'test'));

/** Cities that the site has never had. */
const cities = [
  ['Kampala', 0.348, 32.583, 'Africa/Kampala'],
  ['Praia', 14.933, -23.513, 'Atlantic/Cape_Verde'],
  ['Port Louis', -20.162, 57.499, 'Indian/Mauritius'],
  ['Tunis', 36.806, 10.181, 'Africa/Tunis'],
  ['Kinshasa', -4.322, 15.307, 'Africa/Kinshasa'],
  ['Dakar', 14.693, -17.447, 'Africa/Dakar'],
  ['Lusaka', -15.387, 28.323, 'Africa/Lusaka'],
  ['Cairo', 30.044, 31.236, 'Africa/Cairo'],
  ['Addis Ababa', 9.03, 38.74, 'Africa/Addis_Ababa'],
  ['Windhoek', -22.56, 17.083, 'Africa/Windhoek'],
  ['Freetown', 8.484, -13.23, 'Africa/Freetown'],
  ['Antananarivo', -18.879, 47.508, 'Indian/Antananarivo'],
] as const;

const idOf = (city: string) => city.toLowerCase().replace(' ', '-');

/** Other offices in place of those there are, everybody in the first, and nobody in the others. */
async function settle(count: number): Promise<string[]> {
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(root(), file);
    fs.writeFileSync(place, change(fs.readFileSync(place, 'utf8')));
  };
  const here = cities.slice(0, count);
  const folder = path.join(root(), 'offices');
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
  here.forEach(([city, latitude, longitude, timeZone], index) => {
    const text = Object.entries({ city, latitude, longitude, timeZone, order: index + 1 }).reduce(
      (before, [field, value]) =>
        before.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
      textOf(firstFile('offices')),
    );
    fs.writeFileSync(path.join(folder, `${idOf(city)}.yaml`), text);
  });
  const [first = '', ...others] = here.map(([city]) => idOf(city));
  for (const name of fs.readdirSync(path.join(root(), 'people')))
    if (name.endsWith('.yaml'))
      edit(`people/${name}`, (text) => text.replace(/^office: .*/m, `office: ${first}`));
  const toConfirm = others.map((id) => `    - { office: ${id}, placeholder: true }\n`).join('');
  edit('pages/working-with-us.yaml', (text) =>
    text.replace(
      /^ {2}unnamed:.*\n(?: {4}- .*\n)*/m,
      others.length > 0 ? `  unnamed:\n${toConfirm}` : '  unnamed: []\n',
    ),
  );
  edit('pages/search.yaml', (text) => text.replace(/^ {2}\/contact#.*\n/gm, ''));
  // Files are looked at once in a turn of the event loop.
  await new Promise(setImmediate);
  return [first, ...others];
}

it.each([1, 3, 4, 6, 8])('%d offices are where offices are', async (count) => {
  const ids = await settle(count);
  const names = cities.slice(0, count).map(([city]) => city);
  expect(offices().map(({ id }) => id)).toEqual(ids);
  expect(Object.entries(officeOptions())).toEqual(ids.map((id, index) => [id, names[index]]));
  expect(officeLanguages().map(({ office }) => office.id)).toEqual(ids);
  const found = searchDocuments().filter(({ group }) => group === 'offices');
  expect(found.map(({ path: address }) => address)).toEqual(ids.map((id) => `/contact#${id}`));
  for (const name of names) expect(capabilityStatement().body).toContain(name);
});

it.each([
  [1, 'Our office'],
  [4, 'Our four offices'],
  [8, 'Our eight offices'],
])('of %d the heading says “%s”', async (count, title) => {
  await settle(count);
  expect(homePage().offices.title).toBe(title);
});

it.each([1, 4, 12])(
  'each of %d can be chosen by its button, by its address and on the map',
  async (count) => {
    await settle(count);
    const all = offices();
    const list = renderToStaticMarkup(<OfficeExplorer title="Offices" offices={all} form="form" />);
    const form = renderToStaticMarkup(<ChosenOffice offices={all} />);
    // What CSS compares: the place in the list, from one; it has so many selectors as there may be offices.
    all.forEach(({ id, city }, index) => {
      const nth = `data-nth="${index + 1}"`;
      expect(list).toMatch(new RegExp(`<label[^>]* ${nth}[^>]*><input[^>]* value="${id}"`));
      expect(list).toMatch(new RegExp(`<article[^>]* ${nth}`));
      expect(list).toMatch(new RegExp(`<g[^>]* ${nth}><path[^>]*></path><text[^>]*>${city}<`));
      expect(form).toMatch(new RegExp(`<div id="${id}"[^>]* ${nth}`));
      expect(css).toContain(`:has([${nth}] :checked)`);
      expect(css).toContain(`:has([${nth}]:target)`);
      expect(css).toContain(`.part[${nth}]`);
      expect(ofList).toContain(`.choice[${nth}]:has(:checked) ~ svg [${nth}]`);
    });
  },
);

const css = fs.readFileSync('components/office/office.module.css', 'utf8');
const ofList = fs.readFileSync('components/office/office-explorer.module.css', 'utf8');

it('without an order an office stands last, by its file name', async () => {
  const [first, second] = await settle(3);
  for (const id of [first, second]) {
    const place = path.join(root(), `offices/${id}.yaml`);
    fs.writeFileSync(place, fs.readFileSync(place, 'utf8').replace(/^order: .*\n/m, ''));
  }
  await new Promise(setImmediate);
  expect(offices().map(({ id }) => id)).toEqual(['port-louis', 'kampala', 'praia']);
});
