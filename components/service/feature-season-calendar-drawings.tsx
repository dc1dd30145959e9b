import { range } from '@/lib/art/arrays';
import type { Feature } from '@/lib/content/types/service-feature';

type Calendar = Feature<'season-calendar'>;
type DrawingProps = Calendar & { className?: string | undefined };
type Rains = Calendar['rains'][number];
type Phase = Calendar['phases'][number];

/** The year from left to right: rain above the line, work below it in three rows. */
export function CalendarAcross({ months, rains, phases, description, className }: DrawingProps) {
  const month = 100;
  const line = 150;
  return (
    <svg className={className} viewBox="0 0 1200 336" role="img" aria-label={description}>
      <path
        d={rains
          .flatMap((season) =>
            strokes(season, month, 12).map(
              ([x, share]) => `M${x} ${line}v${-Math.round(share * 118)}`,
            ),
          )
          .join('')}
        stroke="var(--a-lk)"
        strokeWidth="5"
      />
      {rains.map(({ name, from, to, strength }) => (
        <text
          key={name}
          x={((from + to) / 2) * month}
          y={line - 1.18 * strength - 8}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <path d={`M0 ${line}H1200`} stroke="var(--horizon)" strokeWidth="3" />
      {months.map((name, index) => (
        <text key={name} x={index * month + 2} y={line + 25} data-month>
          {name}
        </text>
      ))}
      {lanes(phases, 3).map(({ phase, lane }) => (
        <g key={phase.name}>
          <rect
            x={phase.from * month}
            y={200 + lane * 46}
            width={(phase.to - phase.from) * month}
            height="40"
            fill={`var(--a-${phase.ink})`}
          />
          <text x={phase.from * month + 14} y={226 + lane * 46} data-on={onInk(phase.ink)}>
            {phase.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The year from top to bottom: rain left of the line, work right of it, each phase named where it begins. */
export function CalendarDown({ months, rains, phases, description, className }: DrawingProps) {
  const month = 50;
  const line = 110;
  const columns = rightOfWhatIsUnderWay(phases);
  const [bar, pitch] = Math.max(...columns) < 2 ? [26, 32] : [18, 22];
  const names = line + 9 + (Math.max(...columns) + 1) * pitch + 6;
  const works = phases.map((phase, index) => ({
    phase,
    x: line + 9 + (columns[index] ?? 0) * pitch,
    y: phase.from * month + 8,
  }));
  return (
    <svg className={className} viewBox="0 0 350 616" role="img" aria-label={description}>
      <path
        d={rains
          .flatMap((season) =>
            strokes(season, month, 9).map(
              ([y, share]) => `M${line} ${y + 8}h${-Math.round(share * 74)}`,
            ),
          )
          .join('')}
        stroke="var(--a-lk)"
        strokeWidth="4"
      />
      {rains.map(({ name, from }) => (
        <text key={name} x={line - 7} y={from * month - 2} textAnchor="end">
          {name}
        </text>
      ))}
      <path d={`M${line} 8V608`} stroke="var(--horizon)" strokeWidth="2" />
      {months.map((name, index) => (
        <g key={name}>
          <path d={`M0 ${index * month + 8}h28`} stroke="var(--edge)" />
          <text x="0" y={index * month + 25} data-month>
            {name}
          </text>
        </g>
      ))}
      {works.map(({ phase, x, y }) => (
        <g key={phase.name}>
          <path
            d={`M${x} ${y}H350v3H${x + bar}v${(phase.to - phase.from) * month - 3}h-${bar}`}
            fill={`var(--a-${phase.ink})`}
          />
          {linesOf(phase.name).map((words, index) => (
            <text key={words} x={names} y={y + 20 + index * 18}>
              {words}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A rainy season as strokes on the axis: place, and height as a share of the tallest possible. */
function strokes({ from, to, strength }: Rains, month: number, pitch: number) {
  const start = from * month + pitch * 0.7;
  const count = Math.floor((to * month - start) / pitch) + 1;
  return range(count).map((index): [number, number] => {
    const place = start + index * pitch;
    const through = (place - from * month) / ((to - from) * month);
    return [Math.round(place), (Math.sin(Math.PI * through) * strength) / 100];
  });
}

/** Each phase goes to the next lane in turn; a lane is used again only when it is free. */
function lanes(phases: Phase[], count: number): { phase: Phase; lane: number }[] {
  const freeFrom = range(count).map(() => 0);
  let turn = -1;
  return phases.map((phase) => {
    const order = range(count).map((step) => (turn + 1 + step) % count);
    turn = order.find((lane) => (freeFrom[lane] ?? 0) <= phase.from) ?? order[0] ?? 0;
    freeFrom[turn] = phase.to;
    return { phase, lane: turn };
  });
}

/** The column of each phase, right of all that is under way as it begins: the line to its name crosses nothing. */
function rightOfWhatIsUnderWay(phases: Phase[]): number[] {
  const columns: number[] = [];
  for (const { from } of phases) {
    const taken = columns.filter((_, index) => (phases[index]?.to ?? 0) > from);
    columns.push(Math.max(-1, ...taken) + 1);
  }
  return columns;
}

/** Breaks a name into lines of at most 20 characters, the room beside the bars. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= 20) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

const onInk = (ink: Phase['ink']) => (ink === 'mz' ? 'light' : 'dark');
