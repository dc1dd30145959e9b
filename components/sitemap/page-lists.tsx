import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { RouteGroup } from '@/lib/content/route-groups';
import type { SitePage } from '@/lib/content/routes';
import { groupInks } from './group-inks';
import styles from './page-lists.module.css';

export type PageListsProps = {
  groups: readonly { group: RouteGroup; title: string; pages: SitePage[] }[];
  /** Path of the page the lists are printed on. */
  path: string;
};

/** Every page by name, group by group; the vessel shows the colour of the group's stripes. */
export function PageLists({ groups, path }: PageListsProps) {
  return (
    <div className={clsx('wrap', styles.lists)}>
      {groups.map(({ group, title, pages }) => (
        <section key={group} className={styles.group}>
          <h2 className="type-h1 flex items-start gap-2.5">
            <span className={clsx(styles.mark, 'rounded-vessel', groupInks[group])} />
            {title}
          </h2>
          <ul className="mt-3">
            {pages.map((page) => (
              <li key={page.path}>
                <Link href={page.path} current={path} className={clsx('title-link', styles.link)}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
