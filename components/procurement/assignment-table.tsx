import { Link } from '@/components/ui/link';
import { RuledTable } from '@/components/ui/ruled-table';
import { type Assignment, assignments } from '@/lib/content/pages/working-with-us';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { ToBeConfirmedMark } from './to-be-confirmed';

const words = labels.procurement.assignments;

/** One typical assignment for each practice: how long, who, and what is handed over when. */
export function AssignmentTable({ caption }: { caption: string }) {
  return (
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
      groups={[{ rows: assignments().map(rowOf) }]}
    />
  );
}

function rowOf({ practice, name, task, weeks, people, deliverables, placeholder }: Assignment) {
  return {
    key: practice,
    cells: [
      <Link key="name" href={`/services/${practice}`} className="text-link">
        {name}
      </Link>,
      <>
        {task}
        {placeholder && <ToBeConfirmedMark />}
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
