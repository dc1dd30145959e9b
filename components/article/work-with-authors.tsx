import { ClosingLine } from '@/components/sections/closing-line';
import { Link } from '@/components/ui/link';
import { decapitalize } from '@/lib/format/decapitalize';
import { labels } from '@/lib/labels';

export type WorkWithAuthorsProps = {
  /** The service that stands behind the piece. */
  service: { name: string; path: string; summary: string } | undefined;
};

/** Closes the page of a piece: how to work with those who wrote it. */
export function WorkWithAuthors({ service }: WorkWithAuthorsProps) {
  return (
    <ClosingLine title={labels.reading.workWithAuthors} about={service?.path} isApart>
      {service && (
        <p className="mt-2 text-ink-2">
          <Link href={service.path} className="text-link">
            {service.name}
          </Link>
          : {decapitalize(service.summary)}
        </p>
      )}
    </ClosingLine>
  );
}
