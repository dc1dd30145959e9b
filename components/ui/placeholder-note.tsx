export type PlaceholderNoteProps = { text: string | undefined; className: string };

/** One quiet sentence on what is invented or unconfirmed; nothing where nothing is (lib/content/types/placeholder-notes). */
export function PlaceholderNote({ text, className }: PlaceholderNoteProps) {
  return text ? <p className={className}>{text}</p> : null;
}
