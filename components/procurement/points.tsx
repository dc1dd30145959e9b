import styles from './points.module.css';

export type PointsProps = { id: string; title: string; points: readonly string[]; note?: string };

/** What to take away or to look for, on a field of its own above a text. */
export function Points({ id, title, points, note }: PointsProps) {
  return (
    <aside aria-labelledby={id} className={styles.points}>
      <h2 className="type-label" id={id}>
        {title}
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {note && <p className="mt-4 font-semibold">{note}</p>}
    </aside>
  );
}
