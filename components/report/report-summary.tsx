import styles from './report-summary.module.css';

export type ReportSummaryProps = { title: string; sentences: readonly string[] };

/** A report in three points. */
export function ReportSummary({ title, sentences }: ReportSummaryProps) {
  return (
    <section className="ground-band py-sec-s">
      <div className="wrap grid-12">
        <h2 className="type-d3 lg:col-span-4">{title}</h2>
        <ul className={`lg:col-start-6 lg:col-end-13 ${styles.sentences}`}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
