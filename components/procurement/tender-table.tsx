import { Link } from '@/components/ui/link';
import { RuledTable } from '@/components/ui/ruled-table';
import { tenderFile } from '@/lib/content/relations/tender-file';
import type { TenderPaper } from '@/lib/content/types/tender-file';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './tender-table.module.css';
import { ToBeConfirmed } from './to-be-confirmed';

const { tender: words, ...labelsOfState } = labels.procurement;

/** The papers that an evaluation committee asks for, and where each stands. */
export function TenderTable({ caption }: { caption: string }) {
  return (
    <RuledTable
      caption={caption}
      stacks
      columns={[{ label: words.paper }, { label: words.state }, { label: words.text }]}
      groups={tenderFile().map(({ title, items }) => {
        const none = items.every(({ placeholder }) => placeholder);
        return {
          title,
          note: none && <ToBeConfirmed />,
          rows: items.map((paper) => ({
            key: paper.name,
            cells: [paper.name, <State key="state" {...paper} isMarked={!none} />, paper.text],
          })),
        };
      })}
    />
  );
}

/** `isMarked`: says itself what its group does not say of all. */
function State({
  name,
  state,
  path,
  days,
  placeholder,
  isMarked,
}: TenderPaper & { isMarked: boolean }) {
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
      {placeholder && isMarked && <ToBeConfirmed />}
    </>
  );
}

function stateLabel(state: TenderPaper['state'], days = 0): string {
  return state === 'request' ? pluralize(days, labelsOfState.request) : labelsOfState.notHeld;
}
