import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';
import styles from './report-text.module.css';

/** The whole report, a row for each section: its name at the left, its text at the right. */
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
      {sections.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} className={`type-d3 ${styles.title}`}>
            {title}
          </h2>
          <Prose tree={content} charts={charts} className={styles.text} />
        </section>
      ))}
      <Sources
        document={document}
        headingClassName={`type-d3 ${styles.title}`}
        className={styles.section}
      />
    </div>
  );
}
