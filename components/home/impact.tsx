import type { ReactNode } from 'react';
import styles from './impact.module.css';
import { Layers, Lines, Strokes } from './impact-drawings';

type Statistic = { number: string; text: string };
export type ImpactProps = {
  title: string;
  clients: Statistic;
  practices: Statistic;
  years: Statistic;
};

/** The three figures, each beside a drawing that counts exactly what it says. */
export function Impact({ title, clients, practices, years }: ImpactProps) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-h2">{title}</h2>
      <dl>
        <Row {...clients} drawing={<Strokes count={50} />} />
        <Row {...practices} drawing={<Lines />} />
        <Row {...years} drawing={<Layers count={15} />} />
      </dl>
    </section>
  );
}

function Row({ number, text, drawing }: Statistic & { drawing: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.text}>{text}</dt>
      <dd className={styles.number}>{number}</dd>
      <dd className={styles.drawing}>{drawing}</dd>
    </div>
  );
}
