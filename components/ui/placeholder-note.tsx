import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NoWrapHyphens } from './no-wrap-hyphens';
import styles from './placeholder-note.module.css';

export type PlaceholderNoteProps = {
  text: ReactNode;
  /** Its place: it stands after what it qualifies, and looks the same everywhere. */
  className?: string | undefined;
};

/** One quiet sentence on what is invented or unconfirmed; nothing where nothing is (lib/content/types/placeholder-notes). */
export function PlaceholderNote({ text, className }: PlaceholderNoteProps) {
  return text ? (
    <p className={clsx(styles.note, className)}>
      {typeof text === 'string' ? <NoWrapHyphens text={text} /> : text}
    </p>
  ) : null;
}
