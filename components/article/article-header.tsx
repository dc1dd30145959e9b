import clsx from 'clsx';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Byline } from '@/components/team/byline';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import type { AuthoredInsight } from '@/lib/content/types/insight';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import { practiceBehind } from '@/lib/enquiry-about';
import type { Crumb } from '@/lib/seo/json-ld';
import { UpdatedOn } from './updated-on';

/** Title at the left, who wrote it at the right, the picture as a strip from edge to edge. */
export function ArticleHeader({
  piece,
  trail,
}: {
  piece: AuthoredInsight;
  trail: readonly Crumb[];
}) {
  const caption = piece.photo ? undefined : piece.picture?.alt;
  return (
    <header>
      <div className="wrap pt-trail">
        <Breadcrumb trail={trail} />
        <div className="grid-12 mt-5 items-end">
          <div className="grid gap-4 lg:col-span-8 lg:gap-6">
            <h1 className="type-d2 max-w-[9.6em] print:text-[26pt]">{piece.title}</h1>
            <p className="type-lede max-w-152 text-ink-2">{piece.excerpt}</p>
            <PlaceholderNote text={placeholderNote(piece)} />
            <AboveTheFoldEnd />
          </div>
          {/* It ends where the excerpt ends: its height is kept, for its first lines may arrive before the others. */}
          <div className="grid content-start gap-2 lg:col-start-9 lg:col-end-13 lg:min-h-40 lg:gap-4">
            <Byline person={piece.author} />
            {/* Topic and kind stand above the title. */}
            <div className="flex flex-wrap gap-x-3.5 lg:grid lg:gap-4">
              <InsightMeta piece={piece} withCategory={false} withKind={false} weighed />
              <UpdatedOn date={piece.updated} />
            </div>
            {/* On a phone it would stand between the author and the picture; the header there has the telephone. */}
            <p className="max-lg:hidden">
              <SpeakToAnExpert className="go" about={practiceBehind(piece)} />
            </p>
          </div>
        </div>
      </div>
      {/* In a window of 800 px what it shows is read above it; a phone shows the whole of it first. */}
      <figure
        // On a laptop a caption of one line has its row before it arrives: it would push the picture down.
        className={clsx(
          'mt-5 lg:mt-9',
          caption && 'lg:grid lg:grid-cols-1 lg:grid-rows-[minmax(2.25rem,auto)_auto]',
        )}
        data-noprint
      >
        {/* A photo is whole on a phone: what matters may stand at its edge. */}
        <div
          className={clsx(
            'lg:row-start-2',
            piece.photo ? 'h-[min(66.7vw,30rem)]' : 'h-[clamp(5rem,30vw,30rem)]',
          )}
        >
          <InsightPicture
            piece={piece}
            variant="wide"
            className="h-full"
            captioned={caption !== undefined}
            labelled
          />
        </div>
        {caption && (
          <figcaption className="wrap w-full pt-2 lg:row-start-1 lg:pt-0 lg:pb-3">
            <span className="block text-small max-lg:max-w-[42rem]">{caption}</span>
          </figcaption>
        )}
      </figure>
    </header>
  );
}
