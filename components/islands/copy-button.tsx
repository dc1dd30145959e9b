'use client';
/* Puts a text on the clipboard and says so; where the browser refuses, it shows the text selected instead. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './copy-button.module.css';

export type CopyButtonProps = {
  text: string;
  words: { copied: string; notCopied: string };
  /** Field that holds the text already; one is shown below the button when there is none. */
  fallback?: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
};

export function CopyButton({ text, words, fallback, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('');
  const own = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (outcome === 'refused') (fallback ?? own).current?.select();
    if (outcome) told.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, fallback]);

  async function copy() {
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <span className={styles.copy}>
      <button type="button" className="btn btn-outline btn-plain" onClick={copy}>
        {children}
      </button>
      <span ref={told} role="status" className={styles.outcome}>
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.notCopied}
      </span>
      {outcome === 'refused' && !fallback && (
        <textarea ref={own} readOnly rows={3} value={text} aria-label={words.notCopied} />
      )}
    </span>
  );
}
