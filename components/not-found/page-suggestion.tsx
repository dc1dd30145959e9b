import { BootScript } from '@/components/site/boot-script';
import { pageHref } from '@/lib/site-url';
import styles from './page-suggestion.module.css';

export type PageSuggestionProps = {
  pages: readonly { path: string; title: string }[];
  /** A sentence with `{page}` in the place of the link. */
  words: string;
  /** Stands there when no page comes near. */
  otherwise: string;
};

/**
 * The page that was probably meant, which an inline script works out from the address
 * (lib/browser/boot/page-suggestion). Without scripts the page has its search and its doors.
 */
export function PageSuggestion({ pages, words, otherwise }: PageSuggestionProps) {
  const entries = pages.map(({ path, title }) => [pageHref(path), title]);
  return (
    <div data-needs-js className={styles.suggestion}>
      <p
        className="type-lede"
        data-suggestion={words}
        data-base={pageHref('/').slice(0, -1)}
        suppressHydrationWarning
        // Marks the text as the script's: React leaves it alone when it hydrates.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p className={styles.otherwise}>{otherwise}</p>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(entries).replaceAll('<', '\\u003c') }}
      />
      <BootScript name="page-suggestion" />
    </div>
  );
}
