import { PictureOf } from '@/components/art/picture';
import { lettersOverCloth, nameCloth } from '@/lib/art/pictures/cloth';
import styles from './name-over-cloth.module.css';

/**
 * A name as a heading in the display face; under each letter, exactly as wide, the stripe that it makes in
 * the name's cloth, and from the last on the cloth goes on to the edge. The label keeps screen readers from spelling it.
 */
export function NameOverCloth({
  name,
  className,
}: {
  name: string;
  className?: string | undefined;
}) {
  return (
    <h3 className={className} aria-label={name}>
      <span className={styles.letters}>
        {lettersOverCloth(name).map(({ letter, ink }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells a letter from the same one elsewhere
          <span key={place} className={styles[ink]}>
            {letter}
          </span>
        ))}
        <span className={styles.cloth}>
          <PictureOf spec={nameCloth(name, 'large')} fit="none" />
        </span>
      </span>
    </h3>
  );
}
