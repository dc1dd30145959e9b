import { PictureOf } from '@/components/art/picture';
import { titleCloth } from '@/lib/art/pictures/cloth';
import styles from './title-cloth.module.css';

/** The cloth of the title of a plain page, from edge to edge. */
export function TitleCloth({ title }: { title: string }) {
  return (
    <div className={styles.cloth}>
      <PictureOf spec={titleCloth(title, 'strip')} />
    </div>
  );
}
