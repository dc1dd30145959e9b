import clsx from 'clsx';
import { titleCloth } from '@/components/art/gallery/cloth';
import { PictureOf } from '@/components/art/picture';
import styles from './title-strip.module.css';

export type TitleStripProps = {
  title: string;
  /** A narrow strip, which thickens when its link is pointed at, or a cloth across the page. */
  size?: 'narrow' | 'wide';
};

/** The cloth of an issue: each letter of its title is one stripe. */
export function TitleStrip({ title, size = 'narrow' }: TitleStripProps) {
  return (
    <div className={clsx(styles.strip, styles[size])} aria-hidden="true">
      <PictureOf spec={titleCloth(title, 'strip')} />
    </div>
  );
}
