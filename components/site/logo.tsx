import { firm } from '@/lib/firm';
import styles from './logo.module.css';

/** The horizon and the vessels under it. One colour, the current one. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 3h32v3.5H0zM2.5 9h4.5v5.5a9 9 0 0 0 18 0V9h4.5v5.5a13.5 13.5 0 0 1-27 0zM10.5 9h11v5.5a5.5 5.5 0 0 1-11 0z"
      />
    </svg>
  );
}

/** Mark and wordmark; the second word gives way where the header holds the whole navigation and is narrow. */
export function Logo() {
  const rest = firm.name.slice(firm.shortName.length);
  return (
    <span className={styles.logo}>
      <Mark className={styles.mark} />
      <span>
        {firm.shortName}
        <span className={styles.rest}>{rest}</span>
      </span>
    </span>
  );
}
