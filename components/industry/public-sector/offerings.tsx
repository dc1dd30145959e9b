import clsx from 'clsx';
import { Glyph } from '@/components/art/glyph';
import { SectionHead } from '@/components/sections/section-head';
import type { Industry } from '@/lib/content/types/industry';
import styles from './offerings.module.css';

/** What the firm does, as entries of a ledger; the second column is set lower. */
export function Offerings({ title, intro, items }: Industry['offerings']) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} {...(intro && { text: intro })} />
        <ul className={styles.ledger}>
          {items.map((item) => (
            <li key={item.title} className={clsx('horizon', styles.entry)}>
              <Glyph name={item.glyph ?? 'public-sector'} size="large" className={styles.sign} />
              <div>
                <h3 className="type-h1">{item.title}</h3>
                <p className="mt-2 text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
