import type { CareersPage } from '@/lib/content/pages/careers';
import styles from './safeguards.module.css';

/** What never happens to an applicant, said beside the form. */
export function Safeguards({ safeguards }: Pick<CareersPage['hiring'], 'safeguards'>) {
  return (
    <ul className={styles.safeguards}>
      {safeguards.map((safeguard) => (
        <li key={safeguard.title}>
          <h3 className="type-h2 text-balance">{safeguard.title}</h3>
          <p className="mt-2 text-ink-2">{safeguard.text}</p>
        </li>
      ))}
    </ul>
  );
}
