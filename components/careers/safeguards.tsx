import { Entries } from '@/components/sections/entries';
import type { CareersPage } from '@/lib/content/pages/careers';
import styles from './safeguards.module.css';

/** What never happens to an applicant, said before one applies. */
export function Safeguards({ safeguards }: Pick<CareersPage['hiring'], 'safeguards'>) {
  return <Entries items={safeguards} list={styles.safeguards} name="type-h2 text-balance" />;
}
