import { Portrait } from '@/components/art/portrait';
import { Photo } from '@/components/ui/photo';
import type { Person } from '@/lib/content/types/person';

export type PersonPortraitProps = { person: Person; size: 'large' | 'roster' | 'byline' };

/** Width of the inner vessel in each size. */
const sizes = {
  large: '(width < 48rem) 3.25rem, 19rem',
  roster: '5rem',
  byline: '3.25rem',
};

/** The portrait of someone of the firm: the photo beside the content file, or the drawn one. */
export function PersonPortrait({ person, size }: PersonPortraitProps) {
  const { name, initials, ground, photo } = person;
  // A by-line names the person: the small photo adds nothing to hear.
  const alt = size === 'byline' ? '' : photo?.alt;
  return (
    <Portrait
      name={name}
      initials={initials}
      ground={ground}
      size={size}
      photo={
        photo && <Photo photo={photo} sizes={sizes[size]} {...(alt !== undefined && { alt })} />
      }
    />
  );
}
