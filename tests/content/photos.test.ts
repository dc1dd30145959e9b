import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { PersonPortrait } from '@/components/team/person-portrait';
import { allPhotoFiles, photoBytes } from '@/lib/content/images/photos';
import { articles } from '@/lib/content/types/article';
import { people } from '@/lib/content/types/person';

const source = path.join(process.cwd(), 'content');
const [SOMEONE] = people();
if (!SOMEONE) throw new Error('Nobody is on the site.');
const { id: ID, initials } = SOMEONE;
const person = `people/${ID}`;
const ALT = `${SOMEONE.name} at a desk with a questionnaire.`;

let root: string;
let cwd: jest.SpyInstance;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'photos-'));
  fs.cpSync(source, path.join(root, 'content'), { recursive: true });
  process.env.CONTENT_DIR = path.join(root, 'content');
});
afterEach(() => {
  cwd?.mockRestore();
  fs.rmSync(root, { recursive: true });
  delete process.env.CONTENT_DIR;
});

const inContent = (file: string) => path.join(root, 'content', file);

function describeWith(file: string, alt: string) {
  fs.appendFileSync(inContent(`${file}.yaml`), `photoAlt: ${alt}\n`);
}

/** A camera's picture: lying on its side, with a note to turn it and the place where it was taken. */
function camera(width = 1000, height = 800) {
  return sharp({ create: { width, height, channels: 3, background: '#8f2b12' } })
    .withExif({ IFD0: { Orientation: '6', Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function putPhoto(file: string, data?: Buffer) {
  fs.writeFileSync(inContent(file), data ?? (await camera()));
}

function error(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

const someone = () => people().find(({ id }) => id === ID)!;

describe('a photo beside a person', () => {
  beforeEach(async () => {
    describeWith(person, ALT);
    await putPhoto(`${person}.jpg`);
  });

  it('takes the place of the initials, the cloth stays', () => {
    const before = renderToStaticMarkup(
      PersonPortrait({ person: { ...someone(), photo: undefined }, size: 'large' }),
    );
    const html = renderToStaticMarkup(PersonPortrait({ person: someone(), size: 'large' }));
    expect(before).toContain(`>${initials}<`);
    expect(html).not.toContain(`>${initials}<`);
    expect(html).toContain(`alt="${ALT}"`);
    expect(html).toContain('kikoi');
    expect(html).toMatch(/type="image\/avif".*type="image\/webp".*\.jpg/s);
  });

  it('is offered upright, with its size, in no more width than it has', () => {
    expect(someone().photo).toMatchObject({ width: 800, height: 1000 });
    const html = renderToStaticMarkup(PersonPortrait({ person: someone(), size: 'large' }));
    expect(html).toContain('width="800" height="1000"');
    expect(html).toContain('800w');
    expect(html).not.toContain('960w');
  });

  it('is heard once where the name stands beside it', () => {
    const html = renderToStaticMarkup(PersonPortrait({ person: someone(), size: 'byline' }));
    expect(html).toContain('alt=""');
  });

  it('becomes files without what the camera noted, every address on the page among them', async () => {
    // The files are kept in .cache/ below the working folder.
    cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    const files = allPhotoFiles();
    const html = renderToStaticMarkup(PersonPortrait({ person: someone(), size: 'large' }));
    const addresses = [...html.matchAll(/\/art\/([\w.-]+\.(?:avif|webp|jpg))/g)].map(
      ([, name]) => name!,
    );
    expect(addresses.length).toBeGreaterThan(9);
    expect(addresses.filter((name) => !files.has(name))).toEqual([]);
    for (const format of ['avif', 'webp', 'jpg']) {
      const file = [...files.values()].find((one) => one.format === format && one.width === 320)!;
      const made = await sharp(await photoBytes(file)).metadata();
      expect(made).toMatchObject({ width: 320, height: 400 });
      expect(made.exif).toBeUndefined();
    }
    expect(fs.readdirSync(path.join(root, '.cache/photos'))).toHaveLength(3);
  });

  it('that breaks off is told as such', async () => {
    cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    const whole = await camera();
    await putPhoto(`${person}.jpg`, whole.subarray(0, whole.length / 2));
    const [file] = allPhotoFiles().values();
    await expect(photoBytes(file!)).rejects.toThrow(new RegExp(`${ID}\\.jpg.*\\n.*cannot be read`));
  });
});

describe('a photo beside a piece', () => {
  it('belongs to the piece', async () => {
    const article = inContent('articles/financial-inclusion.md');
    const text = fs.readFileSync(article, 'utf8');
    fs.writeFileSync(article, text.replace('\ncategory:', `\nphotoAlt: ${ALT}\ncategory:`));
    await putPhoto(
      'articles/financial-inclusion.webp',
      await sharp(await camera(1300, 1600))
        .rotate()
        .webp()
        .toBuffer(),
    );
    const piece = articles().find(({ slug }) => slug === 'financial-inclusion')!;
    expect(piece.photo).toMatchObject({ alt: ALT, width: 1600, height: 1300 });
  });
});

describe('an editor is told of', () => {
  it('a photo without words', async () => {
    await putPhoto(`${person}.jpg`);
    expect(error(people)).toBe(
      `content/people/${ID}.yaml cannot be used:\n  photoAlt: found nothing beside content/people/${ID}.jpg, expected a sentence that says what the photo shows`,
    );
  });

  it('words without a photo', () => {
    describeWith(person, ALT);
    expect(error(people)).toContain(
      `photoAlt: found a text but no photo, expected the photo as content/people/${ID}.jpg`,
    );
  });

  it('a photo that belongs to nobody', async () => {
    await putPhoto(`people/${ID}-x.jpg`);
    expect(error(people)).toMatch(
      new RegExp(`people/${ID}-x\\.jpg cannot.*\\n.*found "${ID}-x", expected .*${ID}`),
    );
  });

  it('a photo that is too small', async () => {
    describeWith(person, ALT);
    await putPhoto(`${person}.jpg`, await camera(500, 400));
    expect(error(people)).toContain('found 400 × 500 pixels, expected a width of at least 600');
  });

  it('a file that is no picture', async () => {
    describeWith(person, ALT);
    await putPhoto(`${person}.jpg`, Buffer.from('<html>'));
    expect(error(people)).toContain('found a file that cannot be read as a picture');
  });

  it('two photos of one person', async () => {
    describeWith(person, ALT);
    await putPhoto(`${person}.jpg`);
    await putPhoto(
      `${person}.png`,
      await sharp(await camera())
        .png()
        .toBuffer(),
    );
    expect(error(people)).toContain(`found a second photo beside content/people/${ID}.jpg`);
  });

  it('a photo where none is shown', async () => {
    const { services } = jest.requireActual<typeof import('@/lib/content/types/service')>(
      '@/lib/content/types/service',
    );
    await putPhoto('services/policy.jpg');
    expect(error(services)).toContain('expected photos only in people, articles');
  });
});
