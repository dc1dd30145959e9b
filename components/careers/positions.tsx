import { Link } from '@/components/ui/link';
import type { CareersPage } from '@/lib/content/pages/careers';
import { labels } from '@/lib/labels';

type Positions = CareersPage['apply']['positions'];

/** What each position of the form asks of a person, in the order of the form; each leads to the form (`app/careers`) and is chosen there. */
export function Positions({ positions }: { positions: Positions }) {
  const names = Object.keys(positions) as (keyof Positions)[];
  return (
    <dl className="horizon mt-10">
      {names.map((name) => (
        <div key={name} className="card border-edge pt-3.5 pb-4.5 not-first:border-t">
          <dt className="type-h2">
            <Link href="#form" data-choose={name} className="card-link text-link">
              {labels.fields.positions[name]}
            </Link>
          </dt>
          <dd className="mt-1 text-small text-ink-2">{positions[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
