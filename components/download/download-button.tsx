import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { language, languages } from '@/lib/languages';
import { type Downloadable, downloadFile, downloadName } from '@/lib/pdf/download-file';

export type DownloadButtonProps = {
  piece: Downloadable;
  /** Classes of the button. */
  look?: string;
  className?: string | undefined;
};

/** Downloads a piece's PDF; its length and weight stand beside the button, before anyone pays for it. */
export async function DownloadButton({ piece, look = '', className }: DownloadButtonProps) {
  const { pages, bytes } = await downloadFile(piece);
  const size = Math.ceil(bytes.length / 1000);
  const label = piece.kind === 'report' ? labels.download.report : labels.download.brief;
  const other = languages.find(({ id }) => id === piece.textLanguage && id !== language.id);
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2', className)} data-noprint>
      <Link
        href={`/downloads/${downloadName(piece)}`}
        download
        {...(other && { to: other, hrefLang: other.hreflang })}
        className={clsx('btn btn-plain', look)}
      >
        {label}
        <span className="sr-only">: {piece.title}</span>
      </Link>
      <span className="text-small text-ink-2">
        {pluralize(pages, labels.download.facts, { size })}
      </span>
    </p>
  );
}
