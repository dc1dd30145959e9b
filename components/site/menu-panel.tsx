import { Glyph } from '@/components/art/glyph';
import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { NavigationGroup } from '@/lib/content/routes/navigation';
import styles from './menu-panel.module.css';

/** What a header group opens: a picture with a sentence, and the group's links in two columns. */
export function MenuPanel({ group, path }: { group: NavigationGroup; path: string }) {
  return (
    <div id={`menu-${group.id}`} popover="auto" className={styles.panel}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.picture}>
          <Picture name={`mega-${group.id}`} deferred />
          <div className={styles.caption}>
            <p className="type-h1">{group.panel.title}</p>
            <p className="mt-2 text-small text-ink-2">{group.panel.text}</p>
          </div>
        </div>
        <ul className={styles.links}>
          {group.items.map((item) => (
            <li key={item.path}>
              <Link href={item.path} current={path}>
                <Glyph name={item.glyph} />
                <span>
                  <b>{item.label}</b>
                  {item.description && <span className={styles.what}>{item.description}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
