import { elementHref, glyphFile } from '@/lib/art/picture-file';
import type { socialMarks } from '@/lib/art/social-marks';

/** The sign of a network, 22 × 22, drawn with the current colour. Its link carries the name. */
export function SocialMark({ name }: { name: keyof typeof socialMarks }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <use href={elementHref(glyphFile, name)} />
    </svg>
  );
}
