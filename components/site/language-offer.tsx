import { Icon } from '@/components/ui/icon';
import { hasCounterpart } from '@/lib/content/routes/routes';
import { languageWords, nearestIn, offerIn, otherLanguages } from '@/lib/other-languages';
import { LanguageLink } from './language-link';
import styles from './language-offer.module.css';

/**
 * This page in the language that the visitor chose last, in a line below the bar that is scrolled away with
 * the page: a low window needs the room. The boot script shows it (lib/browser/boot/language) where that
 * language is another one than the page's. A page without counterpart offers the home page.
 */
export function LanguageOffer({ path }: { path: string }) {
  const here = hasCounterpart(path);
  return (
    <nav
      className={styles.offer}
      aria-label={otherLanguages.map(({ name }) => name).join(', ')}
      data-noprint
    >
      <div className="wrap flex items-center justify-between gap-4">
        {otherLanguages.map((other) => (
          <LanguageLink key={other.id} path={path} other={other} className={styles.way}>
            {here ? offerIn(other) : `${other.name} ${nearestIn(other)}`}
          </LanguageLink>
        ))}
        <button
          type="button"
          // No more: at twice the size of letters it would leave a phone's gutter.
          className="icon-button -mr-2"
          aria-label={languageWords.stay}
          data-action="stay"
        >
          <Icon name="close" />
        </button>
      </div>
    </nav>
  );
}
