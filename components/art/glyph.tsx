import clsx from 'clsx';
import { groundClasses } from '@/components/art/ground-classes';
import { type GlyphName, glyphs } from '@/lib/art/glyphs';
import { elementHref, glyphFile } from '@/lib/art/picture-file';
import styles from './glyph.module.css';

type GlyphProps = {
  name: GlyphName;
  /** 1.9rem for the drawer, 2.5rem, or 3.25rem for ledgers. */
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
};

/** The sign of a practice or industry in its vessel. It always stands beside the name in words. */
export function Glyph({ name, size = 'medium', className }: GlyphProps) {
  const { ground } = glyphs[name];
  return (
    <span
      className={clsx(
        styles.glyph,
        styles[size],
        'rounded-vessel',
        groundClasses[ground],
        className,
      )}
      data-ground={ground}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <use href={elementHref(glyphFile, name)} />
      </svg>
    </span>
  );
}
