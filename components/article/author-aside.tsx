import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import { MARGIN_TITLE } from './reading-layout';

export type AuthorAsideProps = {
  /** The practice that stands behind the piece. */
  practice: { name: string; path: string; summary: string } | undefined;
};

/** How to work with the authors of a piece: in its margin, below it on narrow screens. */
export function AuthorAside({ practice }: AuthorAsideProps) {
  return (
    <>
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
    </>
  );
}
