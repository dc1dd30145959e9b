import clsx from 'clsx';
import { FileLink } from '@/components/ui/file-link';
import { interpolate } from '@/lib/format/interpolate';
import { pluralize } from '@/lib/format/pluralize';
import { unweighedFile } from '@/lib/format/weight-place.mjs';
import { labels } from '@/lib/labels';
import type { Language } from '@/lib/languages';
import { otherLanguage, saidOf } from '@/lib/other-languages';
import { type Downloadable, downloadFacts, downloadName } from '@/lib/pdf/download-file';

export type DownloadButtonProps = {
  piece: Downloadable;
  /** Classes of the button. */
  variant?: string;
  /** As a link in a text, where the button beside it leads to the piece itself. */
  link?: boolean;
  className?: string | undefined;
};

/**
 * Downloads a piece's PDF; its length and weight stand beside the button, before anyone pays for it. One in
 * another language is that of its page there.
 */
export async function DownloadButton({
  piece,
  variant = '',
  link,
  className,
}: DownloadButtonProps) {
  const label = piece.kind === 'report' ? labels.download.report : labels.download.brief;
  const other = otherLanguage(piece.textLanguage);
  return (
    <p
      className={clsx('flex flex-wrap items-center gap-x-4', !link && 'gap-y-2', className)}
      data-noprint
    >
      <FileLink
        href={`/downloads/${downloadName(piece)}`}
        to={other}
        download
        saved={labels.sent.saved}
        className={link ? 'text-link py-1.5' : clsx('btn btn-plain', variant)}
      >
        {label}
        <span className="sr-only">: {piece.title}</span>
      </FileLink>
      <span className="text-small text-ink-2">
        {other ? factsElsewhere(piece, other) : await factsOf(piece)}
      </span>
    </p>
  );
}

async function factsOf(piece: Downloadable) {
  const { pages, size } = await downloadFacts(piece);
  return pluralize(pages, labels.download.facts, { size });
}

/** The build of that language makes the file: its weight is known once the exports are together. */
function factsElsewhere(piece: Downloadable, other: Pick<Language, 'id'>) {
  const size = unweighedFile(`/downloads/${downloadName(piece)}`);
  return interpolate(labels.download.elsewhere, { mark: saidOf('mark', other), size });
}
