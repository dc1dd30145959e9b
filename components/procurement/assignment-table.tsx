import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { RuledTable } from '@/components/ui/ruled-table';
import { type Assignment, assignments } from '@/lib/content/pages/working-with-us';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { marksOf } from './to-be-confirmed';

const words = labels.procurement.assignments;

/** One typical assignment for each practice: how long, who, and what is handed over when. */
export function AssignmentTable({ caption }: { caption: string }) {
  const all = assignments();
  const marks = marksOf(all, 'mb-4');
  return (
    <>
      {marks.whole}
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
        groups={[{ rows: all.map((assignment) => rowOf(assignment, marks.at(assignment))) }]}
      />
    </>
  );
}

function rowOf({ practice, name, task, weeks, people, deliverables }: Assignment, mark: ReactNode) {
  return {
    key: practice,
    cells: [
      <Link key="name" href={`/services/${practice}`} className="text-link">
        {name}
      </Link>,
      <>
        {task}
        {mark}
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
