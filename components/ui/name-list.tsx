import { Fragment } from 'react';
import { labels } from '@/lib/labels';
import { Link } from './link';

export type NamedPage = { name: string; path: string; detail?: string };

/** Names as links in running text: “A, B and C”. */
export function NameList({ entries }: { entries: readonly NamedPage[] }) {
  return entries.map(({ name, path, detail }, index) => (
    <Fragment key={path}>
      {index > 0 && (index === entries.length - 1 ? labels.lastOfList : ', ')}
      <Link href={path} className="text-link">
        {name}
      </Link>
      {detail}
    </Fragment>
  ));
}
