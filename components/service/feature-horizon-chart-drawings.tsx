import { range } from '@/lib/art/arrays';
import { noise1 } from '@/lib/art/noise';

/** Tones from a small difference to a large one. */
const AHEAD = ['a-hz', 'a-lk', 'a-lkd'];
const BEHIND = ['a-si', 'a-mz', 'a-lat'];
const BANDS = [0, 1, 2];

const WIDTH = 420;
const PERIODS = 30;
const PITCH = WIDTH / PERIODS;
/** Height of one band in the panels, and of the line that is the plan. */
const BAND = 36;
const AXIS = 120;

type Bar = { ink: string; x: number; top: number; height: number };

const toneOf = (value: number, band: number) => (value < 0 ? BEHIND : AHEAD)[band] ?? 'a-lk';

/** How much of a band a value fills, from 0 to 1. */
const share = (value: number, band: number) => Math.max(0, Math.min(1, Math.abs(value) - band));

/** One indicator over its reporting periods, from -3 to 3 around the plan. */
const series = (() => {
  const noise = noise1('hz-legend-4');
  return range(PERIODS).map((period) => {
    const value = (noise(period / 5) - 0.46) * 6.9 + (period / PERIODS - 0.42) * 1.9;
    return Math.max(-2.96, Math.min(2.96, value));
  });
})();

/** The series as it is: above the plan and below it. */
export function PlainSeries() {
  const bars = series.map((value, period) => {
    const height = Math.abs(value) * BAND;
    const ink = value > 0 ? 'a-lk' : 'a-lat';
    return { ink, x: period * PITCH, top: value > 0 ? AXIS - height : AXIS, height };
  });
  return <Panel height={AXIS * 2} bars={bars} />;
}

/** The same, each band in its tone. */
export function CutSeries() {
  const bars = BANDS.flatMap((band) =>
    series.map((value, period) => {
      const height = share(value, band) * BAND;
      const top = value > 0 ? AXIS - band * BAND - height : AXIS + band * BAND;
      return { ink: toneOf(value, band), x: period * PITCH, top, height };
    }),
  );
  const cuts = [1, 2, 3].flatMap((band) => [AXIS - band * BAND, AXIS + band * BAND]);
  return <Panel height={AXIS * 2} bars={bars} cuts={cuts} />;
}

/** The bands laid over each other on the line, three times as tall. */
export function FoldedSeries() {
  const bars = BANDS.flatMap((band) =>
    series.map((value, period) => {
      const height = share(value, band) * BAND * 3;
      return { ink: toneOf(value, band), x: period * PITCH, top: AXIS - height, height };
    }),
  );
  return <Panel height={AXIS * 2} bars={bars} />;
}

function Panel({ height, bars, cuts = [] }: { height: number; bars: Bar[]; cuts?: number[] }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <Bars bars={bars} width={PITCH - 3} />
      <path
        d={cuts.map((y) => `M0 ${y}H${WIDTH}`).join('')}
        stroke="var(--edge)"
        strokeDasharray="3 5"
      />
      <path d={`M0 ${AXIS}H${WIDTH}`} stroke="var(--horizon)" strokeWidth="3" />
    </svg>
  );
}

/** Two years. */
const FORTNIGHTS = 52;
/** From the beginning of one stroke to that of the next. */
const STEP = 22;

/** One indicator of the sheet over two years of fortnights; the third one declines, the others improve. */
export function FoldedRow({ row }: { row: number }) {
  const noise = noise1(`hzrow${row}`);
  const trend = row === 2 ? -1.6 : 1.8;
  const values = range(FORTNIGHTS).map(
    (period) => (noise(period / 6 + row * 9) - 0.47) * 5.4 + (period / FORTNIGHTS - 0.5) * trend,
  );
  const bars = BANDS.flatMap((band) =>
    values.map((value, period) => {
      const height = share(value, band) * 62;
      return { ink: toneOf(value, band), x: period * STEP, top: 64 - height, height };
    }),
  );
  return (
    <svg viewBox={`0 0 ${FORTNIGHTS * STEP} 66`} preserveAspectRatio="none" aria-hidden="true">
      <Bars bars={bars} width={19} />
      <path d={`M0 65H${FORTNIGHTS * STEP}`} stroke="var(--horizon)" strokeWidth="2" />
    </svg>
  );
}

/** All bars of one ink as one path; stronger inks come later and so lie on top. */
function Bars({ bars, width }: { bars: Bar[]; width: number }) {
  const paths = new Map<string, string>();
  for (const { ink, x, top, height } of bars) {
    if (height < 1) continue;
    const bar = `M${round(x)} ${round(top)}h${width}v${round(height)}h-${width}z`;
    paths.set(ink, (paths.get(ink) ?? '') + bar);
  }
  return [...paths].map(([ink, data]) => <path key={ink} d={data} fill={`var(--${ink})`} />);
}

const round = (value: number) => Math.round(value * 10) / 10;
