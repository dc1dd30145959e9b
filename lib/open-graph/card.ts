import type { PictureSpec } from '@/lib/art/drawing';
import type { PictureName } from '@/lib/art/pictures';
import type { Pictured } from '@/lib/art/pictures/insight';
import type { ArtSubject } from '@/lib/art/subjects';
import type { SurfaceName } from './surface';

/** Someone whose vessel hangs in a picture. */
export type CardPerson = { name: string; initials: string; ground: string };

/** What a picture shows besides words. */
export type CardArt =
  /** A named picture of the site. */
  | { picture: PictureName }
  /** A picture of the site that is drawn for one page. */
  | { spec: PictureSpec }
  /** The drawing of a piece, or the art of its subject. */
  | { drawing: Pictured }
  /** A text, woven. */
  | { cloth: string }
  /** Several subjects side by side. */
  | { subjects: readonly ArtSubject[] }
  | { people: readonly CardPerson[] }
  /** The day on which something takes place. */
  | { day: string; month: string; year: string };

/** What the picture of a page shows. */
export type OpenGraphCard = {
  /** Path of the page, without base path and trailing slash. */
  path: string;
  /** What kind of page, in small type. */
  kicker: string;
  /** The page's headline, set large; a line feed breaks it. */
  title: string;
  /** A fact below the line: subject, date, place. */
  detail?: string;
  /** The layout: on which side of the words the art is. */
  layout: 'left' | 'right' | 'below' | 'above';
  surface: SurfaceName;
  art: CardArt;
};
