import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { hasCounterpart } from '@/lib/content/routes/routes';
import type { Language, LanguageId } from '@/lib/languages';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'to' | 'lang'> & {
  /** Path of the page it stands on. */
  path: string;
  other: Language & { id: LanguageId };
};

/**
 * The way to a page in another language, or to its home page where it has no counterpart. Where scripts run,
 * the boot script adds query and fragment of the address (`data-action`).
 */
export function LanguageLink({ path, other, ...rest }: Props) {
  const here = hasCounterpart(path);
  return (
    <Link
      {...rest}
      href={here ? path : '/'}
      to={other}
      lang={other.id}
      data-action={here ? 'language' : undefined}
    />
  );
}
