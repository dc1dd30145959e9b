/** A photo that lies beside a content file and shows its subject. */
export type Photo = {
  /** Path as an editor knows it: `content/people/esi-mensa.jpg`. */
  file: string;
  /** Its content file's name without ending. */
  slug: string;
  /** What it shows, in words. */
  alt: string;
  /** In pixels, upright as a camera meant it. */
  width: number;
  height: number;
  /** Short hash of its bytes. */
  digest: string;
};

/** Formats in the order in which browsers are offered them; the last is for those that know no other. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Widths in pixels: a thumbnail on a phone up to a strip across a large screen. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920];

/** Raise it when lib/photo/encode.ts changes what it writes: the files get new names. */
const ENCODING = 1;

export type PhotoFile = { name: string; photo: Photo; width: number; format: PhotoFormat };

/** The widths a photo is offered in: never more than it has. */
export function photoWidths({ width }: Photo): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  return width <= 1920 ? [...smaller, width] : WIDTHS;
}

/** Every file made of a photo. Names carry the digest, so that a file may be cached for ever. */
export function photoFiles(photo: Photo): PhotoFile[] {
  return photoFormats.flatMap((format) =>
    photoWidths(photo).map((width) => ({
      name: photoFileName(photo, width, format),
      photo,
      width,
      format,
    })),
  );
}

/** Name of one of the files. */
export function photoFileName({ slug, digest }: Photo, width: number, format: PhotoFormat): string {
  return `${slug}-${width}.${digest}${ENCODING}.${format}`;
}

/** Value of `srcset` for one format; `href` makes an address of a file name. */
export function photoSrcSet(photo: Photo, format: PhotoFormat, href: (name: string) => string) {
  return photoWidths(photo)
    .map((width) => `${href(photoFileName(photo, width, format))} ${width}w`)
    .join(', ');
}
