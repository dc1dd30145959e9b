'use client';
/*
 * A short notice, as a line in the flow: an overlay would cover a button, a field or the banner somewhere.
 * A good one leaves after a while, unless it is being read; its room stays, so that nothing moves under
 * the reader's finger (what stands around it may put something there). A failure says what to do and stays until the next try.
 */
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './toast.module.css';

export type ToastText = {
  /** When it holds, where that is not yet. */
  once?: string;
  title: string;
  text: string;
};

export type ToastProps = ToastText & {
  outcome: 'done' | 'failed';
  /** Label of its button. */
  dismiss: string;
  /** It was dismissed: where the focus goes, since its button goes with it. */
  onDismiss: () => void;
};

/** A notice leaves by itself after this long, in milliseconds; it starts anew when it is left. */
const LIFETIME = 8000;

export function Toast({ once, title, text, outcome, dismiss, onDismiss }: ToastProps) {
  const [stage, setStage] = useState<'empty' | 'shown' | 'gone'>('empty');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const stays = outcome === 'failed' || hovered || focused;

  // The region is there before its words are: only then are they announced everywhere.
  useEffect(() => setStage('shown'), []);

  useEffect(() => {
    if (stage !== 'shown' || stays) return;
    const timer = setTimeout(() => setStage('gone'), LIFETIME);
    return () => clearTimeout(timer);
  }, [stage, stays]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a live region; being pointed at only keeps it
    <div
      role={outcome === 'failed' ? 'alert' : 'status'}
      className={styles.toast}
      data-toast={stage}
      data-outcome={outcome}
      data-noprint
      // A finger that has gone leaves its pointer behind; only a mouse rests on a notice, and one that
      // has not moved since is where the button was that it pressed.
      onPointerMove={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {stage !== 'empty' && (
        <>
          <p>
            {once} <b>{title}</b> {text}
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={dismiss}
            onClick={() => {
              setStage('gone');
              onDismiss();
            }}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
