import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './placeholder-note.module.css';

export type PlaceholderNoteProps = {
  text: ReactNode;
  /** Its place: it stands after what it qualifies, and looks the same everywhere. */
  className?: string | undefined;
};

/** One quiet sentence on what is invented or unconfirmed; nothing where nothing is (lib/content/types/placeholder-notes). */
export function PlaceholderNote({ text, className }: PlaceholderNoteProps) {
  return text ? <p className={clsx(styles.note, className)}>{text}</p> : null;
}
