import styles from './offline-drawing.module.css';

/** The horizon of the page, torn: both ends hang. The strokes keep their weight at every width. */
export function OfflineDrawing() {
  return (
    <svg
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      className={styles.line}
      aria-hidden="true"
    >
      <path d="M0 3H905l26 34" vectorEffect="non-scaling-stroke" />
      <path d="M1440 3H1075l-34 20" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
