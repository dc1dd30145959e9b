import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { hasCounterpart } from '@/lib/content/routes/routes';
import { languageWords, nearestIn, offerIn, otherLanguages } from '@/lib/other-languages';
import styles from './language-offer.module.css';

/**
 * A second row of the bar: this page in the language that the visitor chose last. The boot script shows
 * it (lib/browser/boot/language) where that is another one than the page's. A page without counterpart
 * offers the home page.
 */
export function LanguageOffer({ path }: { path: string }) {
  const here = hasCounterpart(path);
  return (
    <div className={styles.offer}>
      <div className="wrap flex items-center justify-between gap-4">
        {otherLanguages.map((other) => (
          <Link
            key={other.id}
            href={here ? path : '/'}
            to={other}
            lang={other.id}
            className={styles.way}
            data-action={here ? 'language' : undefined}
          >
            {here ? offerIn(other) : `${other.name} ${nearestIn(other)}`}
          </Link>
        ))}
        <button
          type="button"
          className="icon-button -mr-3"
          aria-label={languageWords.stay}
          data-action="stay"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
