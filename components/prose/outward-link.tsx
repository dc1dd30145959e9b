import { Link, type LinkProps } from '@/components/ui/link';
import { firstLanguage, saidOf } from '@/lib/other-languages';

/**
 * A link to another site. What we refer to is in the first language: a page of another says so, to
 * readers behind the words of the link, and to machines.
 */
export function OutwardLink({ children, ...rest }: LinkProps) {
  if (!firstLanguage) return <Link {...rest}>{children}</Link>;
  return (
    <Link {...rest} hrefLang={firstLanguage.hreflang}>
      {children} {saidOf('mark', firstLanguage)}
    </Link>
  );
}
