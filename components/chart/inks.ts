import styles from './inks.module.css';

const inks = [styles.first, styles.second, styles.third, styles.fourth];

/** Class that sets the ink of a series, by its position. Its name always stands beside it in words. */
export function inkOf(index: number): string | undefined {
  return inks[index % inks.length];
}
