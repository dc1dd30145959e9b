import clsx from 'clsx';
import type { Element, ElementContent } from 'hast';
import type { ComponentPropsWithoutRef } from 'react';
import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { renderTree } from './render';
import styles from './sources.module.css';

export type SourcesProps = {
  document: Pick<MarkdownDocument, 'sources' | 'sourcesId'>;
  /** Type of the heading, where the page sets its sections larger. */
  headingClassName?: string;
  /** Class of what is folded: summary and list. */
  foldClassName?: string | undefined;
  className?: string | undefined;
};

/**
 * The works a text rests on, numbered by first citation, each with the way back to the text. Folded
 * away below 64rem, where they would be as long as the text: a citation, the contents and a search in
 * the page open them, paper and wide windows show them.
 */
export function Sources({
  document: { sources, sourcesId },
  headingClassName = 'type-h2',
  foldClassName,
  className,
}: SourcesProps) {
  if (sources.length === 0) return null;
  const titleId = `${sourcesId}-title`;
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={headingClassName}>
        {labels.prose.sources}
      </h2>
      <details className={clsx(fold.fold, fold.wide, foldClassName)}>
        <summary>{pluralize(sources.length, labels.prose.works)}</summary>
        {/* Inside, so that a link to it opens the fold. */}
        <div id={sourcesId}>
          <ol className={styles.sources}>
            {renderTree({ type: 'root', children: sources.map(keepTogether) }, [], {
              a: SourceLink,
            })}
          </ol>
        </div>
      </details>
    </section>
  );
}

/** Letters of a site's name that do not fit on a line of a phone. */
const LONG = 33;

const isBackref = (node: ElementContent) =>
  node.type === 'element' && 'dataFootnoteBackref' in node.properties;

/** The ways back stand with the last word before them: the first arrow begins no line of its own. */
function keepTogether(element: Element): Element {
  const first = element.children.findIndex(isBackref);
  if (first < 0) {
    const children = element.children.map((child) =>
      child.type === 'element' ? keepTogether(child) : child,
    );
    return { ...element, children };
  }
  const before = element.children.slice(0, first);
  const back = element.children.slice(first).filter(isBackref);
  const space = before.at(-1);
  if (space?.type === 'text')
    before[before.length - 1] = { ...space, value: space.value.trimEnd() };
  const last = before.findLast((node) => node.type === 'element' || /\S/.test(textOf(node)));
  // The space stands before the tail: at the beginning of a box of its own it would be lost.
  return { ...element, children: [...before, { type: 'text', value: ' ' }, tail(last, back)] };
}

const textOf = (node: ElementContent) => (node.type === 'text' ? node.value : '');

/** The site a linked work stands on, and the arrows behind it. */
function tail(last: ElementContent | undefined, back: ElementContent[]): Element {
  const href = last?.type === 'element' ? String(last.properties.href ?? '') : '';
  const name = href.startsWith('http') ? new URL(href).hostname.replace(/^www\./, '') : '';
  const host: ElementContent[] = name
    ? [
        {
          type: 'element',
          tagName: 'span',
          properties: { className: [clsx(styles.host, name.length > LONG && styles.long)] },
          children: [{ type: 'text', value: name }],
        },
      ]
    : [];
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [clsx(styles.tail)] },
    children: [...host, { type: 'text', value: '\u00a0' }, ...back],
  };
}

function SourceLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  return <Link {...rest} href={href} />;
}
