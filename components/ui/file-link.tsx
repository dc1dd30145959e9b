import { interpolate } from '@/lib/format/interpolate';
import type { LinkProps } from './link';
import { ToldLink } from './told-link';

export type FileLinkProps = LinkProps & {
  /** Said once it was pressed; holds {file}. */
  saved: string;
};

/** A link to a file that the browser saves, which says so behind itself. */
export function FileLink({ saved, ...link }: FileLinkProps) {
  const { href, download } = link;
  const file =
    typeof download === 'string' && download ? download : href.slice(href.lastIndexOf('/') + 1);
  return <ToldLink {...link} action="file" told={interpolate(saved, { file })} />;
}
