import raised from './raised.module.css';
import inks from './service-inks.module.css';

const THICKNESS = 24;
/** Where they run together each lies a little over the next: lines that only met would leave slivers before they do. */
const APART = 19;
/** Height of the share of one line. */
const ROW = 54;

/** A line for each practice; they run together into one. It fills its box and stretches with it. */
export function MergingLines({ services }: { services: readonly { id: string }[] }) {
  const height = services.length * ROW;
  const last = height - 43;
  return (
    <svg
      className={`art ${inks.inks} ${raised.raised}`}
      viewBox={`0 0 1440 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {services.map(({ id }, index) => {
        // The lower part of its share of the height; the label stands above it.
        const from = 36 + index * ROW;
        const to = last - (services.length - 1 - index) * APART;
        return (
          <path
            key={id}
            d={`M0 ${from}H620C860 ${from} 860 ${to} 1080 ${to}H1440`}
            fill="none"
            stroke="var(--practice)"
            strokeWidth={THICKNESS}
          />
        );
      })}
    </svg>
  );
}
