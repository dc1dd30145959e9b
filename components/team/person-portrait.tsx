import { Portrait } from '@/components/art/portrait';
import type { Person } from '@/lib/content/person';
import { siteHref } from '@/lib/site-url';

export type PersonPortraitProps = { person: Person; size: 'large' | 'roster' | 'byline' };

/** The portrait of someone of the firm: the photo of the content file, or the drawn one. */
export function PersonPortrait({ person, size }: PersonPortraitProps) {
  const { name, initials, ground, photo } = person;
  return (
    <Portrait
      name={name}
      initials={initials}
      ground={ground}
      size={size}
      photo={photo && { ...photo, src: siteHref(`/people/${photo.file}`) }}
    />
  );
}
