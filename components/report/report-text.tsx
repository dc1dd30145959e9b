import clsx from 'clsx';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import fold from '@/components/ui/fold.module.css';
import { minutesFor } from '@/lib/format/reading-time';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { withMarginSources } from '@/lib/markdown/margin-sources';
import { type Section, splitAtHeadings } from '@/lib/markdown/sections';
import { wordsIn } from '@/lib/markdown/words';
import { MinutesSummary } from './minutes-summary';
import { isByPractice, PracticeFloods } from './practice-floods';
import styles from './report-text.module.css';

/**
 * The whole report, a row for each chapter: its name at the left, its text at the right. Below 64rem the
 * chapters after the first are folded, or a thumb would be forty screens from the end; a link to a chapter,
 * a citation and a search in the page open them.
 */
export function ReportText({ document }: { document: MarkdownDocument }) {
  const marked = { ...document, content: withMarginSources(document) };
  const { opening, sections } = splitAtHeadings(marked);
  const { charts } = document;
  return (
    <div className={styles.report}>
      {opening.children.length > 0 && (
        <div className={`wrap ${styles.wrap}`}>
          <div className={styles.opening}>
            <Prose tree={opening} charts={charts} lead className={styles.text} />
          </div>
        </div>
      )}
      {sections.map((section, index) => (
        <Chapter key={section.id} section={section} charts={charts} open={index === 0} />
      ))}
      <div className="wrap">
        <Sources
          document={document}
          headingClassName={`type-d3 ${styles.title}`}
          foldClassName={styles.sources}
          className={clsx(styles.section, styles.works)}
        />
      </div>
    </div>
  );
}

type ChapterProps = { section: Section; charts: MarkdownDocument['charts']; open: boolean };

function Chapter({ section, charts, open }: ChapterProps) {
  const { id, title, content } = section;
  const fields = isByPractice(section);
  const heading = (
    <h2 id={`${id}-title`} className={clsx('type-d3', styles.title, fields && 'horizon pt-4')}>
      {title}
    </h2>
  );
  if (fields)
    return (
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        className={clsx(styles.wide, styles.chapter)}
      >
        <div className="wrap">{heading}</div>
        <PracticeFloods chapter={section} charts={charts} />
      </section>
    );
  return (
    <div className={clsx('wrap', styles.wrap)}>
      <section aria-labelledby={`${id}-title`} className={styles.section}>
        {heading}
        <details className={clsx(fold.fold, fold.wide)} open={open}>
          <MinutesSummary minutes={minutesFor(wordsIn(content))} />
          {/* Inside, so that a link to the chapter opens it. */}
          <div id={id} className={styles.chapter}>
            <Prose tree={content} charts={charts} className={styles.text} />
          </div>
        </details>
      </section>
    </div>
  );
}
