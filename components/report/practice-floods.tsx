import type { Element, Root, RootContent } from 'hast';
import { fieldClasses } from '@/components/art/ground-classes';
import { Prose } from '@/components/prose/prose';
import fold from '@/components/ui/fold.module.css';
import type { Ground } from '@/lib/art/ground';
import { services } from '@/lib/content/types/service';
import { minutesFor } from '@/lib/format/reading-time';
import { chartElement } from '@/lib/markdown/charts';
import type { MarkdownDocument } from '@/lib/markdown/document';
import type { Section } from '@/lib/markdown/sections';
import { wordsIn } from '@/lib/markdown/words';
import { MinutesSummary } from './minutes-summary';
import styles from './practice-floods.module.css';

/** The practice that a heading names, by its name. */
const practiceOf = (title: string) => services().find(({ name }) => name.startsWith(title));

/** Whether a chapter goes through the practices, one sub-heading each. */
export function isByPractice({ headings }: Section): boolean {
  return headings.length > 2 && headings.every(({ title }) => practiceOf(title) !== undefined);
}

/** Two practices share a colour with another: no field of this chapter repeats one above it. */
function fieldsOf(titles: readonly string[]): string[] {
  const spare = [fieldClasses.sisal, 'ground-sky'];
  const used = new Set<Ground>();
  return titles.map((title) => {
    const ground = practiceOf(title)?.ground ?? 'basalt';
    const field = used.has(ground) ? spare.shift() : undefined;
    used.add(ground);
    return field ?? fieldClasses[ground];
  });
}

export type PracticeFloodsProps = { chapter: Section; charts: MarkdownDocument['charts'] };

/**
 * A chapter on each practice in turn: a field of its colour for each, from edge to edge, and at the left a
 * cloth that gains a stripe with every one. What it draws stands beside its words; on a phone it is seen
 * first, and the words are folded below it.
 */
export function PracticeFloods({ chapter: { content, headings }, charts }: PracticeFloodsProps) {
  const { before, parts } = split(content, new Set(headings.map(({ id }) => id)));
  const fields = fieldsOf(headings.map(({ title }) => title));
  return (
    <div className="mt-12">
      {before.some(({ type }) => type === 'element') && (
        <div className="wrap">
          <Prose tree={rootOf(before)} charts={charts} className="mb-8 max-w-prose" />
        </div>
      )}
      {headings.map(({ id, title }, index) => {
        const part = parts[index] ?? [];
        const drawn = rootOf(part.filter(isChart));
        const text = rootOf(part.filter((node) => !isChart(node)));
        return (
          <section key={id} aria-labelledby={id} className={`${fields[index]} ${styles.sheet}`}>
            <div className={styles.cloth} aria-hidden="true">
              {headings.slice(0, index + 1).map((heading) => (
                <i key={heading.id} />
              ))}
            </div>
            <div className={`wrap py-sec-s ${styles.field}`}>
              <h3 id={id} className={styles.name}>
                {title}
              </h3>
              {drawn.children.length > 0 && (
                <Prose tree={drawn} charts={charts} className={styles.drawn} />
              )}
              <details className={`${fold.fold} ${fold.wide} ${styles.fold}`}>
                <MinutesSummary minutes={minutesFor(wordsIn(text))} />
                <Prose tree={text} charts={charts} className={styles.text} />
              </details>
            </div>
          </section>
        );
      })}
    </div>
  );
}

const isChart = (node: RootContent) => node.type === 'element' && node.tagName === chartElement;

const rootOf = (children: RootContent[]): Root => ({ type: 'root', children });

function split(content: Root, ids: ReadonlySet<string>) {
  const before: RootContent[] = [];
  const parts: RootContent[][] = [];
  for (const node of content.children) {
    if (ids.has(String((node as Element).properties?.id))) {
      parts.push([]);
      continue;
    }
    (parts.at(-1) ?? before).push(node);
  }
  return { before, parts };
}
