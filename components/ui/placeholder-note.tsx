import clsx from 'clsx';

export type PlaceholderNoteProps = {
  text: string | undefined;
  /** Its place: it stands after what it qualifies, and looks the same everywhere. */
  className?: string | undefined;
};

/** One quiet sentence on what is invented or unconfirmed; nothing where nothing is (lib/content/types/placeholder-notes). */
export function PlaceholderNote({ text, className }: PlaceholderNoteProps) {
  if (!text) return null;
  return (
    <p
      className={clsx(
        'max-w-152 border-l-2 border-edge pl-3 text-label font-normal text-ink-2',
        className,
      )}
    >
      {text}
    </p>
  );
}
