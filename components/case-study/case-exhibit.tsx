import { ScrolledTable } from '@/components/ui/scrolled-table';
import type { CaseExhibit as Exhibit, Paper, Sheet } from '@/lib/content/types/case-exhibit';
import { labels } from '@/lib/labels';
import styles from './case-exhibit.module.css';
import { CaseWall } from './case-wall';

/** What the work left behind, drawn again: a wall, a paper, a sheet. Its note says that it is a reconstruction. */
export function CaseExhibit({ exhibit }: { exhibit: Exhibit }) {
  return (
    <figure className="wrap grid-12 py-sec-s">
      <figcaption className="grid max-w-prose content-start gap-1.5 pb-6 lg:col-span-12">
        <span className="type-label">{labels.caseStudy.reconstruction}</span>
        <b className="type-h2">{exhibit.title}</b>
        <span className="text-ink-2">{exhibit.note}</span>
      </figcaption>
      <div className="lg:col-span-12">
        <Shown exhibit={exhibit} />
      </div>
    </figure>
  );
}

function Shown({ exhibit }: { exhibit: Exhibit }) {
  if (exhibit.kind === 'wall') return <CaseWall wall={exhibit} />;
  return exhibit.kind === 'paper' ? <SignedPaper {...exhibit} /> : <TaskSheet {...exhibit} />;
}

function SignedPaper({ clauses, signed }: Paper) {
  return (
    <div className={`border border-edge p-5 ${styles.paper}`}>
      <dl className="gap-x-gap lg:columns-2">
        {clauses.map(({ name, text, struck }) => {
          const Text = struck ? 'del' : 'span';
          return (
            <div key={name} className="break-inside-avoid border-line border-b py-3">
              <dt className="font-semibold">
                <Text>{name}</Text>
              </dt>
              <dd>
                <Text>{text}</Text>
              </dd>
            </div>
          );
        })}
      </dl>
      <ul className="mt-14 grid gap-x-4 gap-y-12 sm:grid-cols-3 text-small text-ink-2">
        {signed.map((name) => (
          <li key={name} className="border-ink border-t pt-1.5">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TaskSheet({ title, columns, rows }: Sheet) {
  return (
    <ScrolledTable aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([task, ...cells]) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
