import clsx from 'clsx';
import { insightPicture } from '@/components/art/gallery/insight';
import { PictureOf } from '@/components/art/picture';
import type { PolicyBrief } from '@/lib/content/policy-brief';
import styles from './brief-sheet.module.css';

/** Claims that a sheet has room for. */
const SHOWN = 4;

export type BriefSheetProps = {
  brief: PolicyBrief;
  /** What its evidence says; the first few are shown. */
  claims: readonly string[];
  className?: string | undefined;
};

/** A brief as a sheet of paper. A picture: the title and its link always stand beside it. */
export function BriefSheet({ brief, claims, className }: BriefSheetProps) {
  return (
    <div className={clsx(styles.sheet, className)} aria-hidden="true" data-noprint>
      <div className={styles.art}>
        <PictureOf spec={insightPicture(brief.art, brief.seed, 'card')} />
      </div>
      <p className={styles.title}>{brief.title}</p>
      <ul className={styles.claims}>
        {claims.slice(0, SHOWN).map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </div>
  );
}
