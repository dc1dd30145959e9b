import { serviceIds } from '@/lib/content/types/ids';
import raised from './raised.module.css';
import inks from './service-inks.module.css';

const THICKNESS = 24;
/** Where they run together each lies a little over the next: lines that only met would leave slivers before they do. */
const APART = 19;

/** Seven lines, one a practice, run together into one. It fills its box and stretches with it. */
export function MergingLines() {
  return (
    <svg
      className={`art ${inks.inks} ${raised.raised}`}
      viewBox="0 0 1440 378"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {serviceIds.map((id, index) => {
        // The lower part of its seventh of the height; the label stands above it.
        const from = 36 + index * 54;
        const to = 221 + index * APART;
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
