import { range } from '@/lib/art/arrays';

/** Nine positions, the one that will be in force first. */
const inks = ['ink', 'a-lkd', 'a-lat', 'a-lk', 'a-mz', 'a-hz', 'a-lkd', 'a-lk', 'a-hz'];
const STATIONS = 5;
const OPEN = inks.length - 1;

/** How many places above the ground a position runs at a station; 0 when it has settled. */
function height(position: number, station: number): number {
  const stillOpen = OPEN - 2 * station;
  return position > stillOpen ? 0 : stillOpen - position + 1;
}

/** Two positions settle in the ground after each station; one runs on above it. */
export function Positions({ className }: { className: string | undefined }) {
  const width = 1500;
  const step = width / STATIONS;
  const line = 228.5;
  /** Below the line, which is the foot of the picture: what settles sinks behind it and is seen no more. */
  const settled = line + 8;
  const y = (position: number, station: number) => {
    const places = height(position, station);
    return places === 0 ? settled : line - 18.5 - (places - 1) * 23.5;
  };
  const path = (position: number) => {
    let data = `M0 ${y(position, 0)}`;
    for (const station of range(STATIONS).slice(1)) {
      const [from, to] = [y(position, station - 1), y(position, station)];
      const start = station * step - 170;
      const end = station * step - 30;
      data += `H${start}C${start + 72} ${from} ${end - 72} ${to} ${end} ${to}`;
      if (to === settled) return data;
    }
    return `${data}H${width}`;
  };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 230`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* The one in force last, so that it lies on top. */}
      {range(inks.length)
        .reverse()
        .map((position) => (
          <path
            key={position}
            d={path(position)}
            fill="none"
            stroke={`var(--${inks[position]})`}
            strokeWidth={position === 0 ? 9 : 8}
          />
        ))}
      <path d={`M0 ${line}H${width}`} stroke="var(--horizon)" strokeWidth="3" />
    </svg>
  );
}

/** The same, turned, for one station of the list on narrow screens; it stretches with the words. */
export function PositionsBeside({
  station,
  className,
}: {
  station: number;
  className: string | undefined;
}) {
  const x = (position: number, at: number) => {
    const places = height(position, at);
    // Where one is left it stands on the ground itself.
    if (at === STATIONS - 1) return 2.5;
    // What settles sinks behind the ground, and out of the picture.
    return places === 0 ? -4 : 7 + (places - 1) * 6.5;
  };
  const last = station === STATIONS - 1;
  return (
    <svg className={className} viewBox="0 0 60 100" preserveAspectRatio="none" aria-hidden="true">
      {range(inks.length)
        .filter((position) => height(position, station) > 0)
        .reverse()
        .map((position) => {
          const from = x(position, station);
          const to = last ? from : x(position, station + 1);
          return (
            <path
              key={position}
              d={`M${from} 0V72C${from} 86 ${to} 84 ${to} 100`}
              fill="none"
              stroke={`var(--${inks[position]})`}
              strokeWidth={last ? 5 : 4}
            />
          );
        })}
      {/* Where the others settle; the one in force goes on alone. */}
      {!last && <path d="M1.5 0V100" stroke="var(--horizon)" strokeWidth="3" />}
    </svg>
  );
}
