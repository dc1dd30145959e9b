'use client';
/* A short notice at the lower right, one at a time. It is made when needed; without scripts nothing is lost, since what it says also stands in the page. */
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '@/components/ui/icon';
import styles from './toast.module.css';

export type ToastText = { title: string; text: string };

/** A notice leaves by itself after this long, in milliseconds. */
const LIFETIME = 1_000_000;

let place: HTMLElement | undefined;
let root: Root | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let focusBefore: Element | null = null;

/** Shows a notice in place of the one before it. */
export function showToast({ title, text }: ToastText, outcome: 'done' | 'failed', dismiss: string) {
  clearTimeout(timer);
  if (!place?.isConnected) {
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  // The region is there before its words are: only then are they announced everywhere.
  place.setAttribute('role', outcome === 'failed' ? 'alert' : 'status');
  const hide = () => root?.render(null);
  root?.render(
    <div className={styles.toast} data-outcome={outcome} data-noprint>
      <b>{title}</b>
      <p>{text}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={dismiss}
        onFocus={({ relatedTarget }) => {
          focusBefore = relatedTarget;
        }}
        onClick={() => {
          hide();
          // Its button goes with it: the keyboard goes on where it was.
          if (focusBefore instanceof HTMLElement) focusBefore.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </div>,
  );
  timer = setTimeout(hide, LIFETIME);
}
