export type StandInLineProps = { text: string | undefined; className: string };

/** One quiet sentence on what is invented or unconfirmed; nothing where nothing is (lib/content/types/stand-in). */
export function StandInLine({ text, className }: StandInLineProps) {
  return text ? <p className={className}>{text}</p> : null;
}
