import type { Pictured } from '@/lib/art/pictures/insight';
import type { ArtSubject } from '@/lib/art/subjects';
import type { TopicSlug } from '@/lib/content/pages/topics';
import type { IndustryId, ServiceId } from '@/lib/content/types/ids';

/** Someone whose vessel hangs in a picture. */
export type CardPerson = { name: string; initials: string; ground: string };

/**
 * The family of a page decides the composition of its picture. Families differ at a glance, and
 * within a family art, ground or cloth differ.
 */
export type CardFamily =
  /** Firm pages: the headline stands on land; `ground` is what the land is seen under. */
  | { family: 'land'; land: 'home' | 'about' | 'careers' | 'contact' }
  | { family: 'people'; people: readonly CardPerson[] }
  | { family: 'service'; id: ServiceId }
  | { family: 'services' }
  | { family: 'industry'; id: IndustryId; art: ArtSubject }
  | { family: 'industries'; arts: readonly ArtSubject[] }
  /** A list of insights: its title on a cloth. */
  | { family: 'list'; ground: 'sky' | 'maize' | 'earth' | 'lake' | 'tea' | 'basalt' | 'sisal' }
  | { family: 'topic'; topic: TopicSlug }
  | {
      family: 'piece';
      container: 'bare' | 'sheet' | 'cover' | 'halves';
      art: ArtSubject;
      seed: string;
      /** Its own drawing, where it has one. */
      picture?: Pictured['picture'];
    }
  | { family: 'event'; day: string; month: string; year: string }
  | { family: 'issue' }
  /** Legal pages and tools: a title and a thin cloth. `line` says what becomes of the horizon. */
  | { family: 'paper'; line: 'whole' | 'broken' };

/** What the picture of a page shows. */
export type OpenGraphCard = CardFamily & {
  /** Path of the page, without base path and trailing slash. */
  path: string;
  /** What kind of page, in small type. */
  kicker: string;
  /** The page's headline, set large; a line feed breaks it. */
  title: string;
  /** A fact below the line: subject, date, place. */
  detail?: string;
};
