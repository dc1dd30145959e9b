import fs from 'node:fs';
import path from 'node:path';
import { checkedSize } from '@/lib/content/images/photo';
import { PHOTO } from '@/lib/content/images/photo-rules';
import { type EntryPhoto, shapeOf } from './entry-photo';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The photos of a content folder on this machine: each lies beside its entry, under the same name. */
export class EditedPhotos {
  /** @param root the folder that holds all content */
  constructor(private readonly root: string) {}

  /**
   * What is known of an entry's photo.
   * @param name of its English file: `content/people/x.yaml`
   * @param alt what the file says that it shows
   * @returns nothing where entries of that folder have none
   */
  of(name: string, alt: unknown): EntryPhoto | undefined {
    const shape = shapeOf(name);
    if (!shape) return undefined;
    const [file] = this.filesOf(name);
    return {
      ...shape,
      alt: typeof alt === 'string' ? alt : '',
      ...(file && { picture: addressOf(file) }),
    };
  }

  /**
   * Puts a photo beside an entry, in the place of the one before.
   * @throws ContentError in the words of the loader: a picture that is unreadable or too small, words that
   *   are too short or too long
   */
  write(name: string, data: Buffer): void {
    const file = name.replace(/\.\w+$/, '.jpg');
    const shape = shapeOf(name);
    if (!shape) throw new Error(`${name} has no photo.`);
    checkedSize(data, file, shape);
    this.remove(name);
    fs.writeFileSync(this.place(file), data);
  }

  /** Takes the photo of an entry away, whatever its ending. */
  remove(name: string): void {
    for (const file of this.filesOf(name)) fs.rmSync(file);
  }

  private filesOf(name: string): string[] {
    const { dir, name: slug } = path.parse(this.place(name));
    return fs
      .readdirSync(dir)
      .filter((file) => PHOTO.test(file) && path.parse(file).name === slug)
      .map((file) => path.join(dir, file));
  }

  private place(name: string): string {
    return path.join(this.root, name.replace(/^content\//, ''));
  }
}

/** The bytes as an address, because the page of the editor fetches no other. */
function addressOf(file: string): string {
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'image/jpeg';
  return `data:${type};base64,${fs.readFileSync(file).toString('base64')}`;
}
