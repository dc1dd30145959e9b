import { Link, type LinkProps } from './link';

export type ToldLinkProps = LinkProps & {
  /** What it opens beside the page: a file that the browser saves, or a mail in the visitor's own program. */
  action: 'file' | 'write';
  /** Said behind it once it was pressed. */
  told: string;
};

/**
 * A link after which nothing need change in the window, and behind it the place where the boot script says what came of
 * it (lib/browser/boot): some browsers show nothing of a saved file, and no page can know of a mail program. React
 * leaves what is in that place alone. For what the server prints; the policy keeps React itself from writing such a
 * place.
 */
export function ToldLink({ action, told, ...link }: ToldLinkProps) {
  return (
    <>
      <Link {...link} data-action={action} />
      <span
        role="status"
        className="told"
        data-told={told}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
