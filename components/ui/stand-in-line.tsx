import clsx from 'clsx';

export type StandInLineProps = { text: string | undefined; className?: string };

/** One quiet sentence on what is invented or unconfirmed; nothing where nothing is (lib/content/stand-in). */
export function StandInLine({ text, className }: StandInLineProps) {
  if (!text) return null;
  return (
    <p className={clsx('max-w-152', className)} data-stand-in>
      {text}
    </p>
  );
}
