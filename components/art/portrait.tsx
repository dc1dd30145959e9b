import clsx from 'clsx';
import type { ReactNode } from 'react';
import { groundClasses } from '@/components/art/ground-classes';
import type { Ground } from '@/lib/art/ground';
import { nameCloth } from '@/lib/art/pictures/cloth';
import { PictureOf } from './picture';
import styles from './portrait.module.css';

type PortraitProps = {
  /** The full name: the outer vessel is its cloth. */
  name: string;
  initials: string;
  /** Ground of the inner vessel. */
  ground: Ground;
  /** 4:5 up to 22rem, 7rem for a roster, or 3.25rem beside a by-line, without the cloth. */
  size: 'large' | 'roster' | 'byline';
  /** Fills the inner vessel in place of the initials; the cloth of the name stays. */
  photo?: ReactNode;
};

/**
 * A person. Decoration while it is drawn, as the name always stands beside it in words. Content that shows somebody
 * `large` or in a `roster` lists `nameCloth(name, size)` among its pictures (all-pictures.ts).
 */
export function Portrait({ name, initials, ground, size, photo }: PortraitProps) {
  const face = clsx('rounded-vessel', groundClasses[ground]);
  const inside = photo ? <span className={styles.photo}>{photo}</span> : initials;
  const hidden = photo ? undefined : true;
  if (size === 'byline') {
    return (
      <span className={clsx(styles.byline, face)} aria-hidden={hidden}>
        {inside}
      </span>
    );
  }
  return (
    <span className={clsx(styles.portrait, styles[size], 'rounded-vessel')} aria-hidden={hidden}>
      <PictureOf spec={nameCloth(name, size)} className="absolute inset-0" />
      <span className={clsx(styles.inner, face)}>{inside}</span>
    </span>
  );
}
