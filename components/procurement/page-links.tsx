import { Link } from '@/components/ui/link';
import styles from './page-links.module.css';

export type PageLink = { href: string; name: string; text?: string };
export type PageLinksProps = {
  title: string;
  links: readonly PageLink[];
  /** Path of the page they stand on. */
  current?: string;
};

/** Links on rules, each with a few words on what is there. */
export function PageLinks({ title, links, current }: PageLinksProps) {
  return (
    <nav aria-label={title} data-noprint>
      <p className="type-label mb-2">{title}</p>
      <ul className={styles.links}>
        {links.map(({ href, name, text }) => (
          <li key={href}>
            <Link href={href} current={current}>
              {name}
            </Link>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
