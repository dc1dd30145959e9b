import type { ReactNode } from 'react';

/** All three stretch with their row; what is beyond the figure ("+") goes on at the right, dotted. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 620 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** One stroke for each client, in tens. */
export function Strokes({ count }: { count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => {
    const x = 3 + index * 11 + Math.floor(index / 10) * 9;
    return `M${x} 100V14`;
  });
  return (
    <Drawing>
      <path d={strokes.join('')} stroke="var(--a-lat)" strokeWidth="6" fill="none" />
      <path
        d="M605 100V14M617 100V14"
        stroke="var(--a-lat)"
        strokeWidth="6"
        strokeDasharray="6 6"
        fill="none"
      />
    </Drawing>
  );
}

const practiceInks = ['a-tea', 'a-lk', 'a-lat', 'ink', 'a-mz', 'a-latd', 'a-hz'];

/** Lines that fit at their full width into the height of a drawing. */
const ROOM = 7;

/** A line for each practice in the colours of the practices, in turn; they run into one band. */
export function Lines({ count }: { count: number }) {
  const narrower = Math.min(1, ROOM / count);
  const thick = 6.2 * narrower;
  const lines = Array.from({ length: count }, (_, index) => ({
    ink: practiceInks[index % practiceInks.length],
    from: round(3 + index * (85.2 / Math.max(1, count - 1))),
    // Each a little over the next: lines that only met would leave slivers before they do.
    to: round(96 - (count - 1 - index) * 5 * narrower),
  }));
  return (
    <Drawing>
      {lines.map(({ ink, from, to }) => {
        return (
          <path
            key={from}
            d={`M0 ${from}H170C300 ${from} 300 ${to} 430 ${to}H620`}
            stroke={`var(--${ink})`}
            strokeWidth={round(thick)}
            fill="none"
          />
        );
      })}
    </Drawing>
  );
}

/** No figure in a drawing needs more. */
const round = (length: number) => Math.round(length * 100) / 100;

/** One layer for each year, every one laid on the last. */
export function Layers({ count }: { count: number }) {
  const heights = Array.from({ length: count }, (_, index) => (97.5 - index * 6.6).toFixed(1));
  const layers = heights.map((y, index) => `M${(index * 38.5).toFixed(1)} ${y}H578`);
  return (
    <Drawing>
      <path d={layers.join('')} stroke="var(--a-tea)" strokeWidth="3.4" fill="none" />
      <path
        d={heights.map((y) => `M590 ${y}h30`).join('')}
        stroke="var(--a-tea)"
        strokeWidth="3.4"
        strokeDasharray="6 6"
        fill="none"
      />
    </Drawing>
  );
}
