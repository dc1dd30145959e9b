import type { Element } from 'hast';
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
  className?: string | undefined;
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
        {renderTree({ type: 'root', children: sources.map(keepTogether) }, [], { a: SourceLink })}
      </ol>
    </section>
  );
}

/** The first way back stays on the line on which the source ends: the space before it does not break. */
function keepTogether(element: Element): Element {
  const first = element.children.findIndex(
    (child) => child.type === 'element' && 'dataFootnoteBackref' in child.properties,
  );
  const children = element.children.map((child, index) => {
    if (child.type === 'element') return keepTogether(child);
    if (child.type !== 'text' || index !== first - 1) return child;
    return { ...child, value: child.value.replace(/ $/, '\u00a0') };
  });
  return { ...element, children };
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
        <>
          {' '}
          <span className={styles.host}>{new URL(href).hostname.replace(/^www\./, '')}</span>
        </>
      )}
    </>
  );
}
