import type { PictureSpec } from '@/lib/art/drawing';

const TITLE_SHAPES = {
  /** A strip across the page. */
  strip: { width: 1600, height: 24 },
  /** The spine of a report. */
  spine: { width: 400, height: 24 },
  /** Round the day of an event. */
  vessel: { width: 400, height: 460 },
} as const;

const NAME_SHAPES = {
  large: { width: 400, height: 500 },
  roster: { width: 200, height: 240 },
} as const;

/** The kikoi of a title. */
export function titleCloth(title: string, shape: keyof typeof TITLE_SHAPES): PictureSpec {
  return { art: 'kikoi', text: title, ...TITLE_SHAPES[shape] };
}

/** The kikoi of a person's full name, woven twice so that the stripes stay fine. */
export function nameCloth(name: string, size: keyof typeof NAME_SHAPES): PictureSpec {
  return { art: 'kikoi', text: name + name, ...NAME_SHAPES[size] };
}
