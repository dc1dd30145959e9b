import { Link } from '@/components/ui/link';
import { interpolate } from '@/lib/format/interpolate';
import { type PluralForms, pluralize } from '@/lib/format/pluralize';
import { minutesFor } from '@/lib/format/reading-time';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { type Section, splitAtHeadings } from '@/lib/markdown/sections';
import { countElements, wordsIn } from '@/lib/markdown/words';
import styles from './report-contents.module.css';

export type ReportContentsProps = {
  title: string;
  /** What there is beside the text, each with its number. */
  holds: Record<'charts' | 'tables' | 'sources', PluralForms>;
  document: MarkdownDocument;
};

/**
 * The sections as links, with what is in them and how long each takes to read. In a narrow window the folded
 * chapters say the same.
 */
export function ReportContents({ title, holds, document }: ReportContentsProps) {
  const { charts, sources, content } = document;
  const held = [
    { count: charts.length, noun: holds.charts },
    { count: countElements(content, 'table'), noun: holds.tables },
    { count: sources.length, noun: holds.sources },
  ].filter(({ count }) => count > 0);
  return (
    <section className="hidden py-sec lg:block" data-noprint>
      <div className="wrap grid-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <h2 className="type-d3">{title}</h2>
          <p className="text-small text-ink-2">{`${held.map(({ count, noun }) => pluralize(count, noun)).join(', ')}.`}</p>
        </div>
        <ol className={`lg:col-start-6 lg:col-end-13 ${styles.list}`}>
          {splitAtHeadings(document).sections.map((section) => (
            <Entry key={section.id} section={section} charts={charts} />
          ))}
        </ol>
      </div>
    </section>
  );
}

type EntryProps = { section: Section; charts: MarkdownDocument['charts'] };

function Entry({ section: { id, title, content, headings, charts: placed }, charts }: EntryProps) {
  const minutes = minutesFor(wordsIn(content));
  return (
    <li className="card after:arrow">
      <Link href={`#${id}`} className="card-link type-h1">
        {title}
      </Link>
      <span className="font-semibold text-ink-2 text-small">
        {pluralize(minutes, labels.reading.minutesShort)}
      </span>
      {headings.length > 0 && (
        <p className="text-ink-2 text-small">
          {headings.map((heading) => heading.title).join(', ')}
        </p>
      )}
      {placed.map((index) => (
        <p key={index} className="text-ink-2 text-small">
          {interpolate(labels.chart.figure, { number: index + 1 })} {charts[index]?.title}
        </p>
      ))}
    </li>
  );
}
