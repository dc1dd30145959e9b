import clsx from 'clsx';
import { labels } from '@/lib/labels';
import { pageHref } from '@/lib/site-url';
import styles from './search-form.module.css';

export type SearchFormProps = {
  id: string;
  autoFocus?: boolean;
  /** `text` for a box in half a row, where display type would cut off the placeholder. */
  size?: 'display' | 'text';
};

/** A search box that leads to the results page; works without scripts as an ordinary form. */
export function SearchForm({ id, autoFocus = false, size = 'display' }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form
        action={pageHref('/search')}
        method="get"
        className={clsx(styles.form, size === 'text' && styles.text)}
      >
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
