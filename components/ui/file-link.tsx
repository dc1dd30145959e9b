import { interpolate } from '@/lib/format/interpolate';
import { Link, type LinkProps } from './link';

export type FileLinkProps = LinkProps & {
  /** Said once it was pressed; holds {file}. */
  saved: string;
};

/**
 * A link to a file that the browser saves, and behind it the place where the boot script says so
 * (lib/browser/boot): some browsers show nothing of it. React leaves what is in that place alone. For what the
 * server prints; the policy keeps React itself from writing such a place.
 */
export function FileLink({ saved, ...link }: FileLinkProps) {
  const { href, download } = link;
  const file =
    typeof download === 'string' && download ? download : href.slice(href.lastIndexOf('/') + 1);
  return (
    <>
      <Link {...link} data-action="file" />
      <span
        role="status"
        className="saved-file"
        data-saved={interpolate(saved, { file })}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
