import clsx from 'clsx';
import { PictureOf } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { PictureSpec } from '@/lib/art/drawing';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './masthead.module.css';

export type MastheadProps = {
  heading: string;
  lede: string;
  /** The strip that the word stands on. */
  picture: PictureSpec;
  variant: 'cloth' | 'tiles';
  /** For art on basalt: a pale ground by day, on which the descenders of the word can be seen. */
  pale?: boolean;
  trail?: readonly Crumb[];
};

/** One word that stands on a strip, its descenders hanging into it. */
export function Masthead({ heading, lede, picture, variant, pale = false, trail }: MastheadProps) {
  return (
    <header className={`ground-sky ${styles.masthead}`}>
      <div className={clsx('wrap', styles.words)}>
        {trail && (
          <div className={styles.trail}>
            <Breadcrumb trail={trail} quiet />
          </div>
        )}
        <div className={clsx(styles.row, trail && styles.below)}>
          <h1 className={`type-d1 ${styles.word}`}>{heading}</h1>
          <p className={`type-lede ${styles.lede}`}>{lede}</p>
        </div>
      </div>
      <div className={clsx(styles[variant], pale && styles.pale)} aria-hidden="true">
        <PictureOf spec={picture} />
      </div>
    </header>
  );
}
