import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TableOfContents } from '@/components/article/table-of-contents';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import type { LanguageId } from '@/lib/languages';
import type { MarkdownDocument } from '@/lib/markdown/document';
import styles from './plain-text.module.css';

export type PlainTextProps = {
  document: MarkdownDocument;
  /** Of the text, where nobody has translated it. */
  lang?: LanguageId | undefined;
  /** Stands above the text, in its column. */
  before?: ReactNode;
  /** Of the text itself. */
  className?: string | undefined;
  /** Tables take all the width there is, and no contents stand beside them. */
  wide?: boolean;
};

/** A text for buyers: its contents at the left of wide screens, the text, its sources. */
export function PlainText({ document, lang, before, className, wide = false }: PlainTextProps) {
  return (
    <div className={clsx('wrap', styles.layout, wide && styles.wide)}>
      {!wide && <TableOfContents document={document} />}
      <div className={styles.text}>
        {before}
        <Prose tree={document.content} lang={lang} className={clsx(styles.prose, className)} />
        <Sources document={document} className={styles.sources} />
      </div>
    </div>
  );
}
