import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import styles from './page-links.module.css';

export type PageLink = { href: string; name: string; text?: string };
export type PageLinksProps = {
  title: string;
  links: readonly PageLink[];
  /** Where the list has the whole width: name and words side by side, or names alone in columns. */
  wide?: 'rows' | 'columns';
};

/** Links on rules, each with a few words on what is there. */
export function PageLinks({ title, links, wide }: PageLinksProps) {
  return (
    <nav aria-label={title} data-noprint>
      <p className="type-label mb-2">{title}</p>
      <ul className={clsx(styles.links, wide && styles[wide])}>
        {links.map(({ href, name, text }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
