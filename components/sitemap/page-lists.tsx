import clsx from 'clsx';
import { OlderInsightsLink } from '@/components/insight-list/older-insights-link';
import { Link } from '@/components/ui/link';
import type { GroupOfPages } from '@/lib/content/routes/routes';
import { inLanguage } from '@/lib/content/types/insight';
import { language } from '@/lib/languages';
import { groupInks } from './group-inks';
import styles from './page-lists.module.css';

export type PageListsProps = {
  groups: readonly (GroupOfPages & { title: string })[];
  /** Path of the page the lists are printed on. */
  path: string;
};

type Named = GroupOfPages['pages'][number];

const depths = [undefined, styles.below, styles.deeper];

/** How many others of its list a page belongs to, two at most; to the first of a list belong all of them. */
const depthOf = ({ path }: Named, [, ...others]: readonly Named[]) =>
  Math.min(others.filter((other) => path.startsWith(`${other.path}/`)).length, 2);

/** The pages by name, group by group; the vessel shows the colour of the group's stripes. */
export function PageLists({ groups, path }: PageListsProps) {
  return (
    <div className={clsx('wrap', styles.lists)}>
      {groups.map(({ group, title, pages, count }) => (
        <section key={group} className={styles.group}>
          <h2 className="type-h2 flex items-start gap-2.5">
            <span className={clsx(styles.mark, 'rounded-vessel', groupInks[group])} />
            {title}
          </h2>
          <ul className="mt-3">
            {pages.map((page) => (
              <li key={page.path} className={depths[depthOf(page, pages)]}>
                <Link href={page.path} current={path} className={clsx('title-link', styles.link)}>
                  {inLanguage(page.title, page.content.textLanguage ?? language.id)}
                </Link>
              </li>
            ))}
            <OlderInsightsLink
              count={count - pages.length}
              className={clsx('title-link', styles.link)}
            />
          </ul>
        </section>
      ))}
    </div>
  );
}
