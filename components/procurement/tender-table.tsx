import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { RuledTable } from '@/components/ui/ruled-table';
import { tenderFile } from '@/lib/content/relations/tender-file';
import type { TenderPaper } from '@/lib/content/types/tender-file';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './tender-table.module.css';
import { marksOf } from './to-be-confirmed';

const { tender: words, ...labelsOfState } = labels.procurement;

/** The papers that an evaluation committee asks for, and where each stands. */
export function TenderTable({ caption }: { caption: string }) {
  return (
    <RuledTable
      caption={caption}
      stacks
      columns={[{ label: words.paper }, { label: words.state }, { label: words.text }]}
      groups={tenderFile().map(({ title, items }) => {
        const marks = marksOf(items);
        return {
          title,
          note: marks.whole,
          rows: items.map((paper) => ({
            key: paper.name,
            cells: [
              paper.name,
              <State key="state" {...paper} mark={marks.at(paper)} />,
              paper.text,
            ],
          })),
        };
      })}
    />
  );
}

function State({ name, state, path, days, mark }: TenderPaper & { mark: ReactNode }) {
  return (
    <>
      <span className={styles.state} data-state={state}>
        {path ? (
          <Link href={path} className="text-link">
            {labelsOfState.published}
            <span className="sr-only">: {name}</span>
          </Link>
        ) : (
          stateLabel(state, days)
        )}
      </span>
      {mark}
    </>
  );
}

function stateLabel(state: TenderPaper['state'], days = 0): string {
  return state === 'request' ? pluralize(days, labelsOfState.request) : labelsOfState.notHeld;
}
