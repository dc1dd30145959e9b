import { TitleCloth } from '@/components/art/title-cloth';
import { NarrowLinks } from '@/components/insight-list/narrow-links';
import { BootScript } from '@/components/site/boot-script';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { SearchForm } from '@/components/site/search-form';
import { Link } from '@/components/ui/link';
import { searchCloth } from '@/lib/art/pictures/cloth';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './search-head.module.css';

/** The search box is the heading of its page; without scripts it says what to use instead. */
export function SearchHead({
  title,
  trail,
  withoutScripts,
  sitemap,
}: {
  title: string;
  trail: readonly Crumb[];
  withoutScripts: string;
  sitemap: string;
}) {
  const [before, after] = withoutScripts.split('{sitemap}');
  return (
    <div className="bg-(--sky)">
      <div className={`wrap ${styles.head}`}>
        <div className={styles.trail}>
          <Breadcrumb trail={trail} quiet />
        </div>
        <h1 className={`type-d2 ${styles.title}`}>{title}</h1>
        <SearchForm id="search-query" />
        <p className={styles.searching} data-searching hidden suppressHydrationWarning>
          {labels.search.results.loading}
        </p>
        <BootScript name="lists" />
        <p className="mt-5 max-w-prose border-l-6 border-a-mz pl-4" data-without-js>
          {before}
          <Link href="/sitemap" className="text-link">
            {sitemap}
          </Link>
          {after}
        </p>
        <NarrowLinks />
      </div>
      <TitleCloth spec={searchCloth(title)} />
    </div>
  );
}
