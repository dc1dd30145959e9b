import type { Element, Root } from 'hast';
import { fieldClasses } from '@/components/art/ground-classes';
import { Prose } from '@/components/prose/prose';
import { glyphs } from '@/lib/art/glyphs';
import { services } from '@/lib/content/types/service';
import type { MarkdownDocument } from '@/lib/markdown/document';
import type { Section } from '@/lib/markdown/sections';
import styles from './practice-floods.module.css';

/** The practice that a heading names, by its name. */
const practiceOf = (title: string) => services().find(({ name }) => name.startsWith(title))?.id;

/** Whether a chapter goes through the practices, one sub-heading each. */
export function isByPractice({ headings }: Section): boolean {
  return headings.length > 2 && headings.every(({ title }) => practiceOf(title) !== undefined);
}

export type PracticeFloodsProps = { chapter: Section; charts: MarkdownDocument['charts'] };

/**
 * A chapter on each practice in turn: a field of its colour for each, from edge to edge, and at the left a
 * cloth that gains a stripe with every one. On paper the fields are sheets to pin up.
 */
export function PracticeFloods({ chapter: { content, headings }, charts }: PracticeFloodsProps) {
  const { before, parts } = split(content, new Set(headings.map(({ id }) => id)));
  return (
    <div className="mt-4">
      {before.children.some(({ type }) => type === 'element') && (
        <div className="wrap">
          <Prose tree={before} charts={charts} className="mb-8 max-w-prose" />
        </div>
      )}
      {headings.map(({ id, title }, index) => (
        <section
          key={id}
          aria-labelledby={id}
          className={`${fieldClasses[glyphs[practiceOf(title) ?? 'research'].ground]} ${styles.sheet}`}
        >
          <div className={styles.cloth} aria-hidden="true">
            {headings.slice(0, index + 1).map((heading) => (
              <i key={heading.id} />
            ))}
          </div>
          <div className="wrap py-sec-s">
            <h3 id={id} className={styles.name}>
              {title}
            </h3>
            <Prose tree={parts[index] ?? before} charts={charts} className={styles.text} />
          </div>
        </section>
      ))}
    </div>
  );
}

function split(content: Root, ids: ReadonlySet<string>) {
  const before: Root = { type: 'root', children: [] };
  const parts: Root[] = [];
  for (const node of content.children) {
    if (ids.has(String((node as Element).properties?.id))) {
      parts.push({ type: 'root', children: [] });
      continue;
    }
    (parts.at(-1) ?? before).children.push(node);
  }
  return { before, parts };
}
