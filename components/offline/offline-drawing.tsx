import styles from './offline-drawing.module.css';

/** The horizon of the page, with a gap in it. The stroke keeps its weight at every width. */
export function OfflineDrawing() {
  return (
    <svg viewBox="0 0 1440 2" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
      <path d="M0 1H905M1075 1H1440" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
