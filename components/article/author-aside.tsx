import { Link } from '@/components/ui/link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { decapitalize } from '@/lib/format/decapitalize';
import { labels } from '@/lib/labels';
import { MARGIN_TITLE } from './reading-layout';

export type AuthorAsideProps = {
  /** The service that stands behind the piece. */
  service: { name: string; path: string; summary: string } | undefined;
};

/** How to work with the authors of a piece, below its text. */
export function AuthorAside({ service }: AuthorAsideProps) {
  return (
    <>
      <p className="font-semibold text-ink" id={MARGIN_TITLE}>
        {labels.reading.workWithAuthors}
      </p>
      {service && (
        <p>
          <Link href={service.path} className="text-link">
            {service.name}
          </Link>
          : {decapitalize(service.summary)}
        </p>
      )}
      <p className="mt-3">
        <SpeakToAnExpert className="go text-ink" />
      </p>
    </>
  );
}
