import clsx from 'clsx';
import { PictureOf } from '@/components/art/picture';
import { titleCloth } from '@/lib/art/pictures/cloth';
import styles from './title-pattern.module.css';

export type TitlePatternProps = {
  title: string;
  /** A narrow strip, which thickens when its link is pointed at, or a cloth across the page. */
  variant?: 'narrow' | 'wide';
};

/** The cloth of an issue: each letter of its title is one stripe. */
export function TitlePattern({ title, variant = 'narrow' }: TitlePatternProps) {
  return (
    <div className={clsx(styles.strip, styles[variant])} aria-hidden="true">
      <PictureOf spec={titleCloth(title, 'strip')} />
    </div>
  );
}
