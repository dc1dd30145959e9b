import type { PictureSpec } from '@/lib/art/drawing';
import { PictureOf } from './picture';
import styles from './title-cloth.module.css';

/** The cloth of a plain page, mostly that of its title, from edge to edge. */
export function TitleCloth({ spec }: { spec: PictureSpec }) {
  return (
    <div className={styles.cloth}>
      <PictureOf spec={spec} />
    </div>
  );
}
