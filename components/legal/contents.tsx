import clsx from 'clsx';
import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import type { LegalSection } from '@/lib/content/types/legal';
import { labels } from '@/lib/labels';
import styles from './contents.module.css';

/** The numbered list of a text's sections: it stays in sight beside the text, and is folded where it stands above it. */
export function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-label={labels.legal.contents} className={styles.contents} data-noprint>
      <details className={clsx(fold.fold, fold.wide)}>
        <summary>{labels.legal.contents}</summary>
        <ol>
          {sections.map(({ id, number, heading }) => (
            <li key={id}>
              <Link href={`#${id}`}>
                {number}. {heading}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
