import clsx from 'clsx';
import type { ReactNode } from 'react';
import { described } from '@/components/art/described';
import { PictureOf } from '@/components/art/picture';
import { insightPicture } from '@/lib/art/pictures/insight';
import { evidenceHeading } from '@/lib/content/relations/brief-claims';
import type { PolicyBrief } from '@/lib/content/types/policy-brief';
import { isAtHome } from '@/lib/other-languages';
import styles from './brief-cover.module.css';

/** Claims that a sheet has room for. */
const SHOWN = 4;

export type BriefCoverProps = {
  brief: PolicyBrief;
  /** What its evidence says; the first few are shown. */
  claims: readonly string[];
  className?: string | undefined;
  /** Its title, where the sheet carries it: then its words are words of the page. */
  title?: ReactNode;
  /** Says what its drawing shows: once a page, where it is the picture of the page. */
  spoken?: boolean;
};

/**
 * A brief as a sheet of paper: its claims, under its title or under the heading they have in it. Without the
 * title it is a picture, and the title stands beside it.
 */
export function BriefCover({ brief, claims, className, title, spoken = false }: BriefCoverProps) {
  return (
    <div
      className={clsx(styles.sheet, className)}
      {...(!title && described(spoken ? brief.picture?.alt : undefined))}
      {...(!isAtHome(brief) && { lang: brief.textLanguage })}
      {...(!title && { 'data-noprint': '' })}
    >
      <div className={styles.art} {...(title ? described(undefined) : {})}>
        <PictureOf spec={insightPicture(brief, 'card')} />
      </div>
      {title ?? <p className={styles.title}>{evidenceHeading(brief.textLanguage)}</p>}
      <ul className={styles.claims}>
        {claims.slice(0, SHOWN).map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </div>
  );
}
