import type { ReactNode } from 'react';
import { SearchForm } from '@/components/site/search-form';
import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/content/pages/nav-link';
import styles from './not-found-page.module.css';

export type NotFoundPageProps = {
  spoken: string;
  heading: string;
  text: string;
  doorsLabel: string;
  doors: NavLink[];
  /** The page that was probably meant; it stands above the search. */
  nearest?: ReactNode;
};

/** The numerals stand on the earth, as far as one can walk; below them the ways back. */
export function NotFoundPage({ nearest, ...words }: NotFoundPageProps) {
  return (
    <>
      <section className="ground-sky overflow-hidden">
        <div className="wrap">
          <h1 className={styles.numerals}>
            404<span className="sr-only">: {words.spoken}</span>
          </h1>
        </div>
      </section>
      <section className="ground-earth">
        <div className={`wrap grid-12 ${styles.words}`}>
          <h2 className={`type-d3 lg:col-span-6 ${styles.heading}`}>{words.heading}</h2>
          <div className={`lg:col-start-7 lg:col-end-13 ${styles.ways}`}>
            {nearest}
            <SearchForm id="not-found-query" size="text" />
            <p className={`mt-5 ${styles.after}`}>{words.text}</p>
            <nav aria-label={words.doorsLabel} className={`mt-sec-s ${styles.doors}`}>
              <ul className="grid grid-cols-2 gap-x-gap gap-y-2 sm:grid-cols-3">
                {words.doors.map(({ path, label }) => (
                  <li key={path}>
                    <Link href={path} className="text-link inline-flex min-h-8 items-center">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </section>
    </>
  );
}
