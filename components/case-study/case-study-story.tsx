import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Prose } from '@/components/prose/prose';
import { Sources } from '@/components/prose/sources';
import { Byline } from '@/components/team/byline';
import { Timeline } from '@/components/ui/timeline';
import type { CaseStudy } from '@/lib/content/types/case-study';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';
import { countElements } from '@/lib/markdown/words';
import { CaseExhibit } from './case-exhibit';
import { CaseStudyPart } from './case-study-part';
import styles from './case-study-story.module.css';
import { HalfPicture } from './half-picture';

/** Both halves of the drawing side by side, then how it stood, what we did, how it stands. */
export function CaseStudyStory({ piece }: { piece: CaseStudy }) {
  const document = readMarkdown(piece.body, piece);
  // The loader has made sure of these four, in this order.
  const [before, work, after, differently] = splitAtHeadings(document).sections;
  if (!before || !work || !after || !differently) return null;
  // A table of what proves each result says them, too, and needs the width.
  const isProved = countElements(after.content, 'table') > 0;
  return (
    <>
      <div className="wrap grid gap-gap sm:grid-cols-2" data-noprint>
        {piece.photo ? (
          <InsightPicture piece={piece} variant="wide" className="col-span-full aspect-13/6" />
        ) : (
          <>
            <HalfPicture piece={piece} half="before" />
            <HalfPicture piece={piece} half="after" />
          </>
        )}
      </div>
      <CaseStudyPart {...before} wide>
        <Prose tree={before.content} className={styles.columns} />
      </CaseStudyPart>
      <CaseStudyPart {...work} wide className={styles.work}>
        <Timeline entries={piece.steps} abreast />
      </CaseStudyPart>
      {piece.exhibits.map((exhibit) => (
        <CaseExhibit key={exhibit.title} exhibit={exhibit} />
      ))}
      <CaseStudyPart
        {...after}
        wide={isProved}
        beside={
          !isProved && (
            <ul className={`max-lg:hidden ${styles.results}`}>
              {piece.results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          )
        }
      >
        <Prose tree={after.content} className={styles.stands} />
      </CaseStudyPart>
      <CaseStudyPart {...differently} className="ground-band">
        <Prose tree={differently.content} className="max-w-prose" />
      </CaseStudyPart>
      <div className="wrap grid-12 py-sec-s">
        <div className="lg:col-end-6">
          <Byline person={piece.author} before={labels.caseStudy.author} />
        </div>
        {document.sources.length > 0 ? (
          <Sources document={document} headingClassName="type-h2" className="lg:col-start-7" />
        ) : (
          <p className="text-ink-2 lg:col-start-7 lg:col-end-13">{piece.author.bio}</p>
        )}
      </div>
    </>
  );
}
