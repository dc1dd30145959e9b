import { UpdatedOn } from '@/components/article/updated-on';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Byline } from '@/components/team/byline';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { SpeakToAnExpertInHero } from '@/components/ui/speak-to-an-expert-in-hero';
import type { CaseStudy } from '@/lib/content/types/case-study';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import { serviceById } from '@/lib/content/types/service';
import { practiceBehind } from '@/lib/enquiry-about';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';

const words = labels.caseStudy;

export type CaseStudyHeaderProps = { piece: CaseStudy; trail: readonly Crumb[] };

/** What it was, for whom, where, by which practices and in what time. */
export function CaseStudyHeader({ piece, trail }: CaseStudyHeaderProps) {
  return (
    <header className="wrap pt-trail pb-sec-s">
      <Breadcrumb trail={trail} />
      <h1 className="type-d2 mt-6">{piece.title}</h1>
      <div className="grid-12 mt-5 gap-y-5">
        <div className="lg:col-end-8">
          <p className="type-lede max-w-152 text-ink-2">
            <NoWrapHyphens text={piece.excerpt} />
          </p>
          <PlaceholderNote text={placeholderNote(piece)} className="mt-5" />
          <AboveTheFoldEnd />
        </div>
        <div className="grid content-start justify-items-start gap-4 lg:col-start-8 lg:pt-1.5">
          <Byline person={piece.author} />
          {/* What kind of piece it is stands above the title. */}
          <div className="grid gap-2">
            <InsightMeta piece={piece} withKind={false} weighed />
            <UpdatedOn date={piece.updated} />
          </div>
          <SpeakToAnExpertInHero about={practiceBehind(piece)} />
        </div>
      </div>
      <FactList
        variant="columns"
        className="mt-10"
        facts={[
          { term: words.client, detail: piece.client },
          { term: words.where, detail: piece.where },
          { term: words.practices, detail: <Practices piece={piece} /> },
          { term: words.duration, detail: piece.duration },
        ]}
      />
    </header>
  );
}

function Practices({ piece }: { piece: CaseStudy }) {
  return (
    <ul>
      {piece.services.map(serviceById).map(({ id, path, name }) => (
        <li key={id}>
          <Link href={path} className="text-link inline-flex min-h-6 items-center">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
