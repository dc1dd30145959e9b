import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { withMarginSources } from '@/lib/markdown/margin-sources';
import styles from './reading-layout.module.css';
import { TableOfContents } from './table-of-contents';

export type ReadingLayoutProps = {
  document: MarkdownDocument;
  /** Stands above the text, in its column. */
  before?: ReactNode;
  /** Stands below the sources. */
  after?: ReactNode;
};

/** What follows a text that is read, in its column. */
export function BelowText({ children }: { children: ReactNode }) {
  return <div className={styles.below}>{children}</div>;
}

/** A text to be read: contents at the left, the text in its measure, its margin at the right. */
export function ReadingLayout({ document, before, after }: ReadingLayoutProps) {
  return (
    <div className={clsx('wrap', styles.layout)}>
      <TableOfContents document={document} />
      <div className={styles.text}>
        {before}
        <Prose tree={withMarginSources(document)} charts={document.charts} lead />
        <Sources document={document} className={styles.sources} />
        {after}
      </div>
    </div>
  );
}
