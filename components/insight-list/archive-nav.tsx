import { Link } from '@/components/ui/link';
import { type ArchivePages, monthRange } from '@/lib/content/relations/archive-pages';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';

const words = labels.reading.older;

export type ArchiveNavProps = {
  /** Path of the list that the archive belongs to. */
  list: string;
  archive: ArchivePages<InsightSummary>;
  /** Number of the archivePage that is shown; without it, the list itself is. */
  number?: number | undefined;
};

/** The way to the pages with older and newer pieces, named by the months they hold. */
export function ArchiveNav({ list, archive: { newest, older }, number }: ArchiveNavProps) {
  if (older.length === 0) return null;
  const at =
    number === undefined ? -1 : older.findIndex((archivePage) => archivePage.number === number);
  const before = older[at + 1];
  const after = older[at - 1];
  return (
    <nav aria-label={words.nav} className="wrap grid gap-x-gap pb-sec sm:grid-cols-2" data-noprint>
      {number !== undefined && (
        <ArchiveLink
          href={after ? `${list}/${after.number}` : list}
          label={words.newer}
          span={monthRange(after?.entries ?? newest)}
        />
      )}
      {before && (
        <ArchiveLink
          href={`${list}/${before.number}`}
          label={words.older}
          span={monthRange(before.entries)}
        />
      )}
    </nav>
  );
}

function ArchiveLink({ href, label, span }: { href: string; label: string; span: string }) {
  return (
    <Link href={href} className="title-link horizon block pt-4 pb-6 sm:odd:last:col-start-2">
      <span className="type-label block text-ink-2">{label}</span>
      <b className="type-h1">{span}</b>
    </Link>
  );
}
