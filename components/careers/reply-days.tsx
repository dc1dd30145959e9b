import styles from './reply-days.module.css';

/** Business days within which the firm replies; the reply comes on one of the last three of them. */
const DAYS = 7;
const FIRST_REPLY = 5;

/**
 * What stands on the line above a step of hiring: on the first, the stroke of sending; on the second, one
 * stroke for each business day, with its number, in colour those that may bring the reply; on the third,
 * that of the talk. Where they stand below each other, one line runs down beside them, and the week is left.
 */
export function ReplyDays({ step }: { step: number }) {
  const days = step === 1 ? Array.from({ length: DAYS }, (_, index) => index + 1) : [];
  return (
    <div className={styles.strip} aria-hidden="true">
      {step !== 1 && <i className={styles.sent} />}
      {days.map((day) => (
        <i key={day} className={day < FIRST_REPLY ? styles.day : styles.reply}>
          {day}
        </i>
      ))}
    </div>
  );
}
