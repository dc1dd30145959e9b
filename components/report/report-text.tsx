import clsx from 'clsx';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import fold from '@/components/ui/fold.module.css';
import { interpolate } from '@/lib/format/interpolate';
import { minutesFor } from '@/lib/format/reading-time';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';
import { wordsIn } from '@/lib/markdown/words';
import styles from './report-text.module.css';

/**
 * The whole report, a row for each chapter: its name at the left, its text at the right. Below 64rem the
 * chapters after the first are folded, or a thumb would be forty screens from the end; a link to a chapter,
 * a citation and a search in the page open them.
 */
export function ReportText({ document }: { document: MarkdownDocument }) {
  const { opening, sections } = splitAtHeadings(document);
  const { charts } = document;
  return (
    <div className={`wrap ${styles.report}`}>
      {opening.children.length > 0 && (
        <div className={styles.opening}>
          <Prose tree={opening} charts={charts} lead />
        </div>
      )}
      {sections.map(({ id, title, content }, index) => (
        <section key={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`} className={`type-d3 ${styles.title}`}>
            {title}
          </h2>
          <details className={clsx(fold.fold, fold.wide, styles.text)} open={index === 0}>
            <summary>
              {interpolate(labels.reading.readChapter, { minutes: minutesFor(wordsIn(content)) })}
            </summary>
            {/* Inside, so that a link to the chapter opens it. */}
            <div id={id} className={styles.chapter}>
              <Prose tree={content} charts={charts} />
            </div>
          </details>
        </section>
      ))}
      <Sources
        document={document}
        headingClassName={`type-d3 ${styles.title}`}
        foldClassName={styles.sources}
        className={styles.section}
      />
    </div>
  );
}
