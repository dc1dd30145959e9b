import { CopyButton } from '@/components/islands/copy-button';
import { Island } from '@/components/islands/island';
import { FileLink } from '@/components/ui/file-link';
import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { shareLinks, shareText } from '@/lib/share';
import { pageUrl } from '@/lib/site-origin';
import styles from './cite-and-share.module.css';

const { share } = labels;
const way = 'flex min-h-11 items-center gap-x-4';

export type ShareProps = {
  piece: { title: string; description: string; path: string };
  /** What is passed on with the title; the description unless told. */
  sentences?: readonly string[] | undefined;
  /** A picture of the piece to send along. */
  pocket?: { href: string; bytes: number } | undefined;
};

/** Ways to pass a page on, folded away: plain links with its sentences in them, and the same to copy. */
export function Share({ piece, sentences = [piece.description], pocket }: ShareProps) {
  const shared = { title: piece.title, sentences, url: pageUrl(piece.path) };
  return (
    <details className={`${fold.fold} ${styles.row}`}>
      <summary>{share.title}</summary>
      <ul className="pb-6">
        {shareLinks(shared).map(({ name, goesTo, href, newTab }) => (
          <li key={name} className={way}>
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
        {pocket && (
          <li className="flex flex-wrap items-center gap-x-4">
            <FileLink
              href={pocket.href}
              className={`text-link ${way}`}
              download
              saved={labels.sent.saved}
            >
              {share.pocket}
            </FileLink>{' '}
            <span className="text-small text-ink-2">
              {interpolate(share.pocketFacts, { size: Math.ceil(pocket.bytes / 1000) })}
            </span>
          </li>
        )}
        <li className={`${way} flex-wrap gap-y-1`}>
          <span className="text-small wrap-anywhere">{shared.url}</span>
          <div data-needs-js>
            <Island>
              <CopyButton text={shareText(shared)} words={labels.sent}>
                {share.copy}
              </CopyButton>
            </Island>
          </div>
        </li>
      </ul>
    </details>
  );
}
