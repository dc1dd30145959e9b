import { SpeakToAnExpert, type SpeakToAnExpertProps } from './speak-to-an-expert';
import styles from './speak-to-an-expert-in-hero.module.css';

/**
 * The way to a person below the title of a landing. While the banner of a first visit stands on a phone a
 * button would lie under it: a link, which is lower, takes its place.
 */
export function SpeakToAnExpertInHero({ about }: Pick<SpeakToAnExpertProps, 'about'>) {
  return (
    <>
      <SpeakToAnExpert className={`go ${styles.link}`} about={about} />
      <SpeakToAnExpert className={`btn ${styles.button}`} about={about} />
    </>
  );
}
