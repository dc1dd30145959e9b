import { labels } from '@/lib/labels';
import { siteHref } from '@/lib/site-url';
import styles from './search-form.module.css';

/** A search box that leads to the results page; works without scripts as an ordinary form. */
export function SearchForm({ id, autoFocus = false }: { id: string; autoFocus?: boolean }) {
  return (
    <search>
      <form action={siteHref('/search')} method="get" className={styles.form}>
        <label className="sr-only" htmlFor={id}>
          {labels.search.label}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          placeholder={labels.search.placeholder}
          // biome-ignore lint/a11y/noAutofocus: inside a dialog, where it says what receives the focus
          autoFocus={autoFocus}
        />
        <button type="submit" className="btn">
          {labels.search.submit}
        </button>
      </form>
    </search>
  );
}
