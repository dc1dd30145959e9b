import clsx from 'clsx';
import { hasCounterpart } from '@/lib/content/routes/routes';
import { nearestIn, otherLanguages } from '@/lib/other-languages';
import { LanguageLink } from './language-link';

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
  const isPair = hasCounterpart(path);
  return otherLanguages.map((other) => (
    <LanguageLink
      key={other.id}
      path={path}
      other={other}
      className={className}
      title={!isPair && short ? nearestIn(other) : undefined}
    >
      {other.name}
      {!isPair && <span className={clsx(short && 'sr-only')}> {nearestIn(other)}</span>}
    </LanguageLink>
  ));
}
