import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Link } from '@/components/ui/link';
import type { ServiceReading } from '@/lib/content/relations/service-links';

/** Pieces as lines of text: what kind, and the title. */
export function ReadingLines({ title, pieces }: Pick<ServiceReading, 'title' | 'pieces'>) {
  return (
    <section>
      <h2 className="type-h2">{title}</h2>
      <ul className="horizon mt-3">
        {pieces.map((piece) => (
          <li key={piece.id} className="card border-b border-edge pt-3 pb-4">
            <h3 className="type-h1 mb-1">
              <Link href={piece.path} className="card-link">
                {piece.title}
              </Link>
            </h3>
            <InsightMeta piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  );
}
