import clsx from 'clsx';
import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import styles from './page-links.module.css';

export type PageLink = { href: string; name: string; text?: string };
export type PageLinksProps = {
  title: string;
  links: readonly PageLink[];
  /** Where the list has the whole width: name and words side by side, or names alone in a line, folded below 64rem. */
  wide?: 'rows' | 'line';
};

/** Links on rules, each with a few words on what is there. */
export function PageLinks({ title, links, wide }: PageLinksProps) {
  const hasWords = links.some(({ text }) => text);
  const list = (
    <>
      <p className={clsx('type-label mb-2', wide === 'line' && styles.named)}>{title}</p>
      <ul className={clsx(styles.links, wide ? styles[wide] : !hasWords && styles.names)}>
        {links.map(({ href, name, text }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <nav aria-label={title} data-noprint>
      {wide === 'line' ? (
        <details className={clsx(fold.fold, fold.wide, styles.folded)}>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}
