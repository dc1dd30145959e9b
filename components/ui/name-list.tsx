import { Fragment } from 'react';
import { language } from '@/lib/languages';
import { Link } from './link';

export type NamedPage = { name: string; path: string; detail?: string };

const list = new Intl.ListFormat(language.locale);

/** Names as links in running text: “A, B and C”. */
export function NameList({ entries }: { entries: readonly NamedPage[] }) {
  // What stands between names is the language's: “, ” and “ and ”.
  const parts = list.formatToParts(entries.map((_, index) => String(index)));
  const between = parts.filter(({ type }) => type === 'literal').map(({ value }) => value);
  return entries.map(({ name, path, detail }, index) => (
    <Fragment key={path}>
      {index > 0 && between[index - 1]}
      <Link href={path} className="text-link">
        {name}
      </Link>
      {detail}
    </Fragment>
  ));
}
