import { UpdatedOn } from '@/components/article/updated-on';
import { DownloadButton } from '@/components/download/download-button';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Byline } from '@/components/team/byline';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import type { PolicyBrief } from '@/lib/content/types/policy-brief';
import { practiceBehind } from '@/lib/enquiry-about';
import type { Crumb } from '@/lib/seo/json-ld';
import { BriefCover } from './brief-cover';
import styles from './brief-header.module.css';

export type BriefHeaderProps = {
  brief: PolicyBrief;
  claims: readonly string[];
  trail: readonly Crumb[];
};

/** Title and author at the left, the sheet standing on the line at the right. */
export function BriefHeader({ brief, claims, trail }: BriefHeaderProps) {
  return (
    <header className={`ground-band ${styles.header}`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 print:text-[26pt]">{brief.title}</h1>
          <p className="type-lede max-w-152 text-ink-2">{brief.excerpt}</p>
          <PlaceholderNote text={placeholderNote(brief)} />
          <AboveTheFoldEnd />
          <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
            <Byline person={brief.author} />
            {/* What kind of piece it is stands above the title. */}
            <div className="grid gap-2">
              <InsightMeta piece={brief} withKind={false} weighed />
              <UpdatedOn date={brief.updated} />
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <DownloadButton piece={brief} />
            <SpeakToAnExpert className="go" about={practiceBehind(brief)} />
          </div>
        </div>
        <BriefCover spoken brief={brief} claims={claims} className={styles.sheet} />
      </div>
    </header>
  );
}
