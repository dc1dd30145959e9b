import clsx from 'clsx';
import type { ReactNode } from 'react';
import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import { MailLink } from '@/components/ui/mail-link';
import { RuledTable } from '@/components/ui/ruled-table';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { type TenderPaper, tenderStates } from '@/lib/content/types/tender-file';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './tender-table.module.css';
import { MarkedText, marksOf } from './to-be-confirmed';

const { tender: words, ...labelsOfState } = labels.procurement;

/**
 * The papers that an evaluation committee asks for: how many stand where, and each of them. Below 64rem the
 * papers of a group are folded under how many of them stand where.
 */
export function TenderTable() {
  const groups = tenderFile();
  return (
    <>
      <ul className="type-h2 mb-8 flex flex-wrap gap-x-8 gap-y-1">
        {countsOf(groups.flatMap(({ items }) => items)).map(({ state, count }) => (
          <li key={state} className={styles.state} data-state={state}>
            {count}
          </li>
        ))}
      </ul>
      {groups.map(({ title, items }, index) => {
        const marks = marksOf(items);
        const id = `papers-${index + 1}`;
        return (
          <section key={title} aria-labelledby={id} className={styles.group}>
            <h3 id={id} className="type-h2">
              {marks.whole ? <MarkedText text={title} /> : title}
            </h3>
            <details className={clsx(fold.fold, fold.wide)}>
              <summary>
                {countsOf(items)
                  .map(({ count }) => count)
                  .join(', ')}
              </summary>
              <RuledTable
                caption={title}
                stacks
                plain
                className={styles.papers}
                columns={[{ label: words.paper }, { label: words.state }, { label: words.text }]}
                groups={[
                  {
                    rows: items.map((paper) => ({
                      key: paper.name,
                      cells: [
                        paper.name,
                        <State key="state" {...paper} mark={marks.at(paper)} />,
                        paper.text,
                      ],
                    })),
                  },
                ]}
              />
            </details>
          </section>
        );
      })}
    </>
  );
}

function countsOf(
  papers: readonly TenderPaper[],
): { state: TenderPaper['state']; count: string }[] {
  const counts = tenderStates.map((state) => ({
    state,
    count: papers.filter((paper) => paper.state === state).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => ({ state, count: pluralize(count, labelsOfState.counts[state]) }));
}

function State(paper: TenderPaper & { mark: ReactNode }) {
  return (
    <span className={styles.state} data-state={paper.state}>
      <Way {...paper} />
    </span>
  );
}

/** A published paper leads to its page, one that is held to a mail that asks for it. */
function Way({ name, state, days, path, mark }: TenderPaper & { mark: ReactNode }) {
  const label = stateLabel(state, days);
  const whole = (
    <>
      {label}
      <span className="sr-only">: {name}</span>
      {/* Within it, so that what the link answers comes after both. */}
      {mark}
    </>
  );
  if (state === 'request') {
    const subject = `${workingWithUsPage().tender.title}: ${name}`;
    return (
      <MailLink mail={{ subject, body: '' }} className="text-link">
        {whole}
      </MailLink>
    );
  }
  if (!path)
    return (
      <span>
        {label}
        {mark}
      </span>
    );
  return (
    <Link href={path} className="text-link">
      {whole}
    </Link>
  );
}

function stateLabel(state: TenderPaper['state'], days = 0): string {
  if (state === 'published') return labelsOfState.published;
  return state === 'request' ? pluralize(days, labelsOfState.request) : labelsOfState.notHeld;
}
