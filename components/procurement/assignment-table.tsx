import { Link } from '@/components/ui/link';
import { RuledTable } from '@/components/ui/ruled-table';
import { type Assignment, assignments } from '@/lib/content/pages/working-with-us';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { ToBeConfirmed } from './to-be-confirmed';

const words = labels.procurement.assignments;

/** One typical assignment for each practice: how long, who, and what is handed over when. */
export function AssignmentTable({ caption }: { caption: string }) {
  const all = assignments();
  const none = all.every(({ placeholder }) => placeholder);
  return (
    <>
      {none && <ToBeConfirmed className="mb-4" />}
      <RuledTable
        caption={caption}
        stacks
        columns={[
          { label: words.practice },
          { label: words.task },
          { label: words.weeks },
          { label: words.people },
          { label: words.deliverables },
        ]}
        groups={[{ rows: all.map((assignment) => rowOf(assignment, !none)) }]}
      />
    </>
  );
}

/** `isMarked`: says itself what is not said of all. */
function rowOf(assignment: Assignment, isMarked: boolean) {
  const { practice, name, task, weeks, people, deliverables, placeholder } = assignment;
  return {
    key: practice,
    cells: [
      <Link key="name" href={`/services/${practice}`} className="text-link">
        {name}
      </Link>,
      <>
        {task}
        {placeholder && isMarked && <ToBeConfirmed />}
      </>,
      weeks,
      <Lines key="people" lines={people} />,
      <Lines
        key="deliverables"
        lines={deliverables.map((deliverable) => interpolate(words.week, deliverable))}
      />,
    ],
  };
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
