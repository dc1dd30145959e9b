import styles from './reply-days.module.css';

/** Business days within which the firm replies; the reply comes on one of the last three of them. */
const DAYS = 7;
const FIRST_REPLY = 5;

/**
 * What stands on the line above a step of hiring: on the first, the stroke of sending before the days to
 * come; on the second,
 * one stroke for each business day, in colour those that may bring the reply; on the third, nothing.
 */
export function ReplyDays({ step }: { step: number }) {
  if (step === 0) {
    const later = Array.from({ length: DAYS - 1 }, () => styles.later);
    return <Strip strokes={[styles.sent, ...later]} days={DAYS} />;
  }
  if (step > 1) return <Strip strokes={[]} days={1} />;
  const strokes = Array.from({ length: DAYS }, (_, index) =>
    index + 1 >= FIRST_REPLY ? styles.reply : styles.day,
  );
  return <Strip strokes={strokes} days={DAYS} />;
}

function Strip({ strokes, days }: { strokes: (string | undefined)[]; days: number }) {
  return (
    <div className={styles.strip} data-days={days} aria-hidden="true">
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are counted, nothing else tells them apart
        <i key={index} className={stroke} />
      ))}
    </div>
  );
}
