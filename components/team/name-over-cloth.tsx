import { lettersOverCloth } from '@/lib/art/pictures/cloth';
import styles from './name-over-cloth.module.css';

/** A name in the display face; under each letter, exactly as wide, the stripe that it makes in the name's cloth. */
export function NameOverCloth({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span className={styles.letters} aria-hidden="true">
        {lettersOverCloth(name).map(({ letter, ink }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells a letter from the same one elsewhere
          <span key={place} className={styles[ink]}>
            {letter}
          </span>
        ))}
      </span>
    </>
  );
}
