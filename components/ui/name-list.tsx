import { Fragment } from 'react';
import { language } from '@/lib/languages';
import { Link } from './link';

export type NamedPage = { name: string; path: string; detail?: string };

const list = new Intl.ListFormat(language.locale);

/** Names as links in running text: “A, B and C”. */
export function NameList({ entries }: { entries: readonly NamedPage[] }) {
  // Each entry by its number: what stands between them is the language's.
  const parts = list.formatToParts(entries.map((_, index) => String(index)));
  return parts.map(({ type, value }, place) => {
    const entry = type === 'element' ? entries[Number(value)] : undefined;
    return (
      <Fragment key={entry?.path ?? place}>
        {entry ? (
          <>
            <Link href={entry.path} className="text-link">
              {entry.name}
            </Link>
            {entry.detail}
          </>
        ) : (
          value
        )}
      </Fragment>
    );
  });
}
