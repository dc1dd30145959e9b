import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { hasCounterpart } from '@/lib/content/routes/routes';
import { nearestIn, otherLanguages } from '@/lib/other-languages';

export type LanguageSwitchProps = {
  /** Path of the page it stands on. */
  path: string;
  className?: string | undefined;
  /** In a bar there is room for the name alone: where it leads is said to a voice, and to a pointer. */
  short?: boolean;
};

/**
 * The same page in each other language, under that one's own name. Where scripts run, the boot script adds
 * query and fragment of the address. A page without counterpart leads home, and says so.
 */
export function LanguageSwitch({ path, className, short = false }: LanguageSwitchProps) {
  return otherLanguages.map((other) =>
    hasCounterpart(path) ? (
      <Link
        key={other.id}
        href={path}
        to={other}
        lang={other.id}
        className={className}
        data-action="language"
      >
        {other.name}
      </Link>
    ) : (
      <Link
        key={other.id}
        href="/"
        to={other}
        lang={other.id}
        className={className}
        title={short ? nearestIn(other) : undefined}
      >
        {other.name} <span className={clsx(short && 'sr-only')}>{nearestIn(other)}</span>
      </Link>
    ),
  );
}
