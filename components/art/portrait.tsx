import clsx from 'clsx';
import { nameCloth } from './gallery/cloth';
import { type Ground, groundClasses } from './ground';
import { PictureOf } from './picture';
import styles from './portrait.module.css';

export type Photo = { src: string; width: number; height: number };

type PortraitProps = {
  /** The full name: the outer vessel is its cloth. */
  name: string;
  initials: string;
  /** Ground of the inner vessel. */
  ground: Ground;
  /** 4:5 up to 28rem, 7rem for a roster, or 3.25rem beside a by-line, without the cloth. */
  size: 'large' | 'roster' | 'byline';
  /** Takes the place of the initials; the cloth of the name stays. */
  photo?: Photo | undefined;
};

/**
 * A person. Decoration, as the name always stands beside it in words. Content that shows somebody
 * `large` or in a `roster` lists `nameCloth(name, size)` among its pictures (all-pictures.ts).
 */
export function Portrait({ name, initials, ground, size, photo }: PortraitProps) {
  const face = clsx('rounded-vessel', groundClasses[ground]);
  const inside = photo ? <PhotoFill {...photo} /> : initials;
  if (size === 'byline') {
    return (
      <span className={clsx(styles.byline, face)} aria-hidden="true">
        {inside}
      </span>
    );
  }
  return (
    <span className={clsx(styles.portrait, styles[size], 'rounded-vessel')} aria-hidden="true">
      <PictureOf spec={nameCloth(name, size)} className="absolute inset-0" />
      <span className={clsx(styles.inner, face)}>{inside}</span>
    </span>
  );
}

function PhotoFill({ src, width, height }: Photo) {
  return (
    // biome-ignore lint/performance/noImgElement: the static export has no image optimiser
    <img className={styles.photo} src={src} width={width} height={height} alt="" loading="lazy" />
  );
}
