import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { renderTree } from './render';
import styles from './sources.module.css';

export type SourcesProps = {
  document: Pick<MarkdownDocument, 'sources' | 'sourcesId'>;
  /** Type of the heading, where the page sets its sections larger. */
  headingClassName?: string;
  className?: string;
};

/** The works a text rests on, numbered by first citation, each with the way back to the text. */
export function Sources({
  document: { sources, sourcesId },
  headingClassName = 'type-h1',
  className,
}: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={sourcesId} className={className}>
      <h2 id={sourcesId} className={headingClassName}>
        {labels.prose.sources}
      </h2>
      <ol className={styles.sources}>
        {renderTree({ type: 'root', children: sources }, [], { a: SourceLink })}
      </ol>
    </section>
  );
}

/** A link to a work names the site it leads to; the way back to the text stays as it is. */
function SourceLink({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const isOutside = href.startsWith('http');
  return (
    <>
      <Link {...rest} href={href}>
        {children}
      </Link>
      {isOutside && (
        // One text: React would put a comment between two.
        <span className={styles.host}>{` ${new URL(href).hostname.replace(/^www\./, '')}`}</span>
      )}
    </>
  );
}
