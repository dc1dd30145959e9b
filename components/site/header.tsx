import clsx from 'clsx';
import { Chevron, Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { telHref } from '@/lib/contact-links';
import { navigation, sectionOf } from '@/lib/content/routes/navigation';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { Drawer } from './drawer';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { LogInLink } from './log-in-link';
import { Logo } from './logo';
import { MenuPanel } from './menu-panel';
import { SearchDialog } from './search-dialog';
import { ThemeToggle } from './theme-toggle';

/**
 * Fixed top bar: name, five groups and two direct links, search, theme, LOG IN, and the way to a person:
 * a button from 40rem on, before the groups have room a sign that calls as well (theme and LOG IN are then
 * in the drawer). Menus, drawer and dialog are native popovers and dialogs; lib/browser/boot adds hovering and
 * modality.
 */
export function Header({ path }: { path: string }) {
  const entries = navigation();
  const section = sectionOf(path);
  return (
    <header className={styles.header} data-site-header data-whole data-noprint>
      <div className={clsx('wrap', styles.bar)}>
        <button
          type="button"
          className="icon-button -ml-[min(0.75rem,3.75vw)] lg:hidden"
          aria-label={labels.openMenu}
          aria-haspopup="dialog"
          popoverTarget="drawer"
          data-action="open"
        >
          <Icon name="menu" />
        </button>
        <Link href="/" current={path} aria-label={interpolate(labels.homeOf, { firm: firm.name })}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={labels.mainNavigation}>
          <ul data-wide>
            {entries.map((entry) =>
              'items' in entry ? (
                <li key={entry.id} data-menu>
                  <button
                    type="button"
                    className={styles.entry}
                    popoverTarget={`menu-${entry.id}`}
                    data-action="menu"
                    data-active={section === entry.id || undefined}
                  >
                    {entry.label}
                    <Chevron className={styles.chevron} />
                  </button>
                  <MenuPanel group={entry} path={path} />
                </li>
              ) : (
                <li key={entry.id}>
                  <Link
                    href={entry.path}
                    current={path}
                    className={styles.entry}
                    data-active={section === entry.id || undefined}
                  >
                    {entry.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <Link href="/sitemap" className={styles.withoutPopover}>
          {labels.allPages}
        </Link>
        <div className={styles.actions}>
          <button
            type="button"
            className={clsx('icon-button', styles.search)}
            aria-label={labels.openSearch}
            aria-haspopup="dialog"
            popoverTarget="search"
            data-action="open"
          >
            <Icon name="search" />
          </button>
          <Link
            href={telHref(firm.phone)}
            className={clsx('icon-button', styles.call)}
            aria-label={interpolate(labels.call, { phone: firm.phone })}
          >
            <Icon name="call" />
          </Link>
          <div className={styles.wide}>
            <LanguageSwitch path={path} className={styles.entry} short />
            <ThemeToggle />
            <LogInLink className={styles.entry} />
          </div>
          <SpeakToAnExpert className="btn btn-small btn-plain text-center max-sm:hidden" />
        </div>
      </div>
      <Drawer entries={entries} path={path} />
      <SearchDialog />
    </header>
  );
}
