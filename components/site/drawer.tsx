import { Glyph } from '@/components/art/glyph';
import { Chevron, Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import type { NavigationEntry } from '@/lib/content/routes/navigation';
import { sectionOf } from '@/lib/content/routes/navigation';
import { labels } from '@/lib/labels';
import styles from './drawer.module.css';
import { LanguageSwitch } from './language-switch';
import { LogInLink } from './log-in-link';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';

/**
 * The navigation on small screens: a drawer from the left with a disclosure for each group. Its head and,
 * in windows that are high enough, its foot stay while the list scrolls.
 */
export function Drawer({ entries, path }: { entries: NavigationEntry[]; path: string }) {
  const section = sectionOf(path);
  return (
    <dialog id="drawer" popover="auto" className={styles.drawer} aria-label={labels.menu}>
      <div className={styles.head}>
        <Logo />
        <div className="flex items-center">
          <ThemeToggle />
          <button
            type="button"
            className="icon-button"
            aria-label={labels.closeMenu}
            // biome-ignore lint/a11y/noAutofocus: of a dialog; the button before it would unfold its hint unasked
            autoFocus
            popoverTarget="drawer"
            popoverTargetAction="hide"
            data-action="close"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      {/* Fills what head and foot leave: a press between the parts is not one beside the drawer (lib/browser/boot). */}
      <div className={styles.rows}>
        <nav aria-label={labels.mobileNavigation}>
          {entries.map((entry) =>
            'items' in entry ? (
              <details key={entry.id} name="drawer" open={section === entry.id || undefined}>
                <summary className={`fold-row ${styles.entry}`}>
                  {entry.label}
                  <Chevron />
                </summary>
                <ul className={styles.links}>
                  {entry.items.map((item) => (
                    <li key={item.path}>
                      <Link href={item.path} current={path}>
                        <Glyph name={item.glyph} size="small" />
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <Link
                key={entry.id}
                href={entry.path}
                current={path}
                className={`fold-row ${styles.entry}`}
              >
                {entry.label}
              </Link>
            ),
          )}
        </nav>
        <Link href="/search#search-query" className={`fold-row ${styles.entry}`}>
          {labels.openSearch}
        </Link>
      </div>
      <div className={styles.foot}>
        <SpeakToAnExpert />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LanguageSwitch path={path} className="text-link grid min-h-11 place-items-center" />
          <LogInLink className="text-link grid min-h-11 place-items-center" />
          <p className="text-label text-ink-2">{labels.logInHint}</p>
        </div>
      </div>
    </dialog>
  );
}
