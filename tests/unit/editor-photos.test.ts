/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { people } from '@/lib/content/types/person';
import { Workspace } from '@/lib/editor/workspace';
import { contentFolder } from '../support/content-folder';

/* What becomes of the files when an entry gets a photo in the editor, or loses it. */

const root = contentFolder({ filled: true, per: 'test' });
const workspace = () => new Workspace(root());
const place = (name: string) => path.join(root(), name.replace('content/', ''));
const read = (name: string) => fs.readFileSync(place(name), 'utf8');

/** A person whose words are said in another language too. */
const [slug = ''] = fs
  .readdirSync('content/sw/people')
  .sort()
  .map((name) => name.replace('.yaml', ''));
const file = `content/people/${slug}.yaml`;
const translation = `content/sw/people/${slug}.yaml`;
const alt = 'Somebody at a desk, reading.';

async function picture(width: number, height: number): Promise<string> {
  const background = '#c96';
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return data.toString('base64');
}

it('puts a photo beside its entry, with words that the loader finds, and changes nothing else', async () => {
  const before = read(file);
  workspace().savePhoto(file, { alt: ` ${alt} `, picture: await picture(800, 1000) });
  expect(read(file).replace(`photoAlt: ${alt}\n`, '')).toBe(before);
  const person = people().find(({ id }) => id === slug);
  expect(person?.photo).toMatchObject({ alt, width: 800, height: 1000 });
  expect(workspace().photo(file)).toMatchObject({
    alt,
    picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
  });
});

it('changes the words alone, and the picture before it whatever its ending', async () => {
  fs.writeFileSync(place(file).replace('.yaml', '.PNG'), 'another');
  workspace().savePhoto(file, { alt, picture: await picture(800, 1000) });
  workspace().savePhoto(file, { alt: 'Somebody else, writing.' });
  const names = fs.readdirSync(path.dirname(place(file))).filter((name) => name.startsWith(slug));
  expect(names.sort()).toEqual([`${slug}.jpg`, `${slug}.yaml`]);
  expect(read(file)).toContain('photoAlt: Somebody else, writing.\n');
});

it.each([
  ['words too short', { alt: 'Esi' }, 'photoAlt: found "Esi", expected at least 8 characters'],
  ['no words', { alt: ' ' }, 'photoAlt: found "", expected at least 8 characters'],
])('refuses %s in the words of the loader, and writes nothing', async (_, given, said) => {
  const before = read(file);
  const photo = { ...given, picture: await picture(800, 1000) };
  expect(() => workspace().savePhoto(file, photo)).toThrow(said);
  expect(read(file)).toBe(before);
  expect(workspace().photo(file)?.picture).toBeUndefined();
});

it('refuses a picture that is too small or none, and keeps the one before', async () => {
  const good = await picture(800, 1000);
  workspace().savePhoto(file, { alt, picture: good });
  const small = await picture(400, 500);
  expect(() => workspace().savePhoto(file, { alt, picture: small })).toThrow(
    'found 400 × 500 pixels, expected a width of at least 600',
  );
  const none = Buffer.from('no picture').toString('base64');
  expect(() => workspace().savePhoto(file, { alt, picture: none })).toThrow(
    'found a file that cannot be read as a picture',
  );
  expect(workspace().photo(file)?.picture).toContain(good.slice(0, 200));
});

it('takes a photo away with what every language says of it', async () => {
  const before = read(file);
  workspace().savePhoto(file, { alt, picture: await picture(800, 1000) });
  fs.appendFileSync(place(translation), 'photoAlt: Mtu mezani, anasoma.\n');
  workspace().removePhoto(file);
  expect(read(file)).toBe(before);
  expect(read(translation)).not.toContain('photoAlt');
  expect(people().find(({ id }) => id === slug)?.photo).toBeUndefined();
});

it('offers a photo where the loader takes one, and nowhere else', () => {
  const [service = ''] = fs.readdirSync('content/services');
  expect(workspace().photo(file)).toMatchObject({ narrowest: 600, ratio: 0.8, alt: '' });
  expect(workspace().photo(`content/services/${service}`)).toBeUndefined();
  expect(workspace().photo(translation)).toBeUndefined();
  expect(workspace().photo('content/people/nobody-yet.yaml')).toBeUndefined();
  expect(() => workspace().savePhoto('content/../package.json', { alt })).toThrow();
});
