import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import { MARGIN_TITLE } from './reading-layout';

export type AuthorAsideProps = {
  /** A remark of the author's, for the margin. */
  remark?: string | undefined;
  /** The practice that stands behind the piece. */
  practice: { name: string; path: string; summary: string } | undefined;
};

/** What stands in the margin of a piece: the author's remark, and how to work with the authors. */
export function AuthorAside({ remark, practice }: AuthorAsideProps) {
  return (
    <>
      {remark && <p>{remark}</p>}
      <div>
        <p className="font-semibold text-ink" id={MARGIN_TITLE}>
          {labels.reading.workWithAuthors}
        </p>
        {practice && (
          <p>
            <Link href={practice.path} className="text-link">
              {practice.name}
            </Link>
            : {practice.summary.replace(/^./, (letter) => letter.toLowerCase())}
          </p>
        )}
        <p className="mt-3">
          <Link href="/contact" className="go">
            {labels.speakToAnExpert}
          </Link>
        </p>
      </div>
    </>
  );
}
