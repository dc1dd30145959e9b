import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { services } from '@/lib/content/types/service';
import styles from './impact.module.css';
import { Layers, Lines, Strokes } from './impact-drawings';

type Statistic = { number: string; text: string };
export type ImpactProps = {
  title: string;
  clients: Statistic;
  /** Their number is counted. */
  practices: Omit<Statistic, 'number'>;
  years: Statistic;
};

/** The three figures, each beside a drawing that counts exactly what it says. */
export function Impact({ title, clients, practices, years }: ImpactProps) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-d3">{title}</h2>
      <dl>
        <Row {...clients} drawing={<Strokes count={50} />} />
        <Row
          {...practices}
          number={String(services().length)}
          drawing={<Lines count={services().length} />}
          more={<Practices />}
        />
        <Row {...years} drawing={<Layers count={15} />} />
      </dl>
    </section>
  );
}

/** All of them by name, each the way to its page. */
function Practices() {
  return (
    <ul className={styles.practices}>
      {services().map(({ id, name, path }) => (
        <li key={id}>
          <Link href={path} className="text-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type RowProps = Statistic & { drawing: ReactNode; more?: ReactNode };

function Row({ number, text, drawing, more }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.text}>{text}</dt>
      <dd className={styles.number}>{number}</dd>
      <dd className={styles.drawing}>{drawing}</dd>
      {more && <dd className={styles.more}>{more}</dd>}
    </div>
  );
}
