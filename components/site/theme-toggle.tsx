import { ThemeButton } from '@/components/islands/theme';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/labels';
import styles from './theme-toggle.module.css';

/**
 * Goes round light, dark, system. All three signs and names are in the page; `data-theme-choice`
 * stands on the root and CSS shows the one that is true, so no words are in a script.
 * Pointed at, focused or just pressed, it shows the name of what is chosen: on a light device the page
 * looks the same after "light" and after "system".
 */
export function ThemeToggle() {
  return (
    <ThemeButton>
      {(['light', 'dark', 'system'] as const).map((choice) => (
        <span key={choice} className={styles[choice]}>
          <Icon name={choice} />
          <span className="sr-only">{labels.theme[choice]}</span>
          <span className={`text-label ${styles.name}`} aria-hidden="true">
            {labels.theme.names[choice]}
          </span>
        </span>
      ))}
    </ThemeButton>
  );
}
