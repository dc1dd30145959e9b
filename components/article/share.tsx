import { CopyButton } from '@/components/islands/copy-button';
import { Island } from '@/components/islands/island';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import { shareLinks } from '@/lib/share';
import { pageUrl } from '@/lib/site-url';
import styles from './cite-and-share.module.css';

const { share } = labels;

export type ShareProps = { piece: { title: string; description: string; path: string } };

/** Ways to pass a page on, folded away: plain links, and its address to copy. */
export function Share({ piece }: ShareProps) {
  const { title, description: excerpt } = piece;
  const url = pageUrl(piece.path);
  return (
    <details className={styles.row}>
      <summary>{share.title}</summary>
      <ul className={styles.ways}>
        {shareLinks({ title, excerpt }, url).map(({ name, goesTo, href, newTab }) => (
          <li key={name}>
            <Link
              href={href}
              rel="noopener"
              target={newTab ? '_blank' : undefined}
              className="text-link"
            >
              {name}
            </Link>{' '}
            <span className="text-small text-ink-2">{goesTo}</span>
          </li>
        ))}
        <li>
          <span className="text-small wrap-anywhere">{url}</span>
          <div data-needs-js>
            <Island>
              <CopyButton text={url} words={labels.sent}>
                {share.copyLink}
              </CopyButton>
            </Island>
          </div>
        </li>
      </ul>
    </details>
  );
}
