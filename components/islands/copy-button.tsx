'use client';
/*
 * Puts a text on the clipboard and says so for a while in the button's own place, so that nothing beside it
 * moves; where the browser refuses, it shows the text selected below instead.
 */
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './copy-button.module.css';

/** Its label comes back after this long, in milliseconds. */
const SAID_FOR = 4000;

export type CopyButtonProps = {
  text: string;
  words: { copied: string; notCopied: string };
  /** Beside other small buttons. */
  small?: boolean;
  children: ReactNode;
};

export function CopyButton({ text, words, small, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('');
  const own = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!outcome) return;
    own.current?.select();
    // The sentence stands right above the field, and comes first where a low window has no room for both.
    own.current?.scrollIntoView({ block: 'nearest' });
    told.current?.scrollIntoView({ block: 'nearest' });
    if (outcome === 'refused') return;
    const timer = setTimeout(() => setOutcome(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

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
      <button
        type="button"
        className={`btn btn-outline btn-plain${small ? ' btn-small' : ''}`}
        onClick={copy}
      >
        {children}
      </button>
      <span
        ref={told}
        role="status"
        className={clsx(
          outcome === 'copied' && styles.copied,
          (small || outcome !== 'copied') && 'text-small',
        )}
      >
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.notCopied}
      </span>
      {outcome === 'refused' && (
        <textarea
          ref={own}
          readOnly
          rows={text.includes('\n') ? 3 : 1}
          value={text}
          aria-label={words.notCopied}
        />
      )}
    </span>
  );
}
