const WIDTH = 1500;
const GROUND = 260;
const ARMS = [0, 1, 2] as const;
/** Half of the house, and of its roof, which stands out over the walls. */
const WALL = 32;
const EAVES = 42;
const ROOF = 30;
/** Middle of the house, and the height of its eaves. */
const HOUSE = { x: WIDTH - EAVES, y: 196 };

type Mast = { x: number; height: number; armY: (arm: number) => number; halfArm: number };

function mast(index: number): Mast {
  const height = 236 - index * 40;
  return {
    x: index * 300 + 40,
    height,
    armY: (arm) => GROUND - height + arm * height * 0.13,
    halfArm: height * 0.17,
  };
}

/** A line of masts, each smaller than the one before it; from the last one wire runs to a house. */
export function PowerLine({ masts: count, className }: { masts: number; className?: string }) {
  const masts = Array.from({ length: count }, (_, index) => mast(index));
  return (
    <svg viewBox={`0 0 ${WIDTH} 264`} className={className} aria-hidden="true" fill="none">
      {/* The line comes from further away than the page. */}
      {masts[0] && <Incoming here={masts[0]} />}
      {masts.map((here, index) => (
        <MastAndSpan key={here.x} here={here} next={masts[index + 1]} thinning={index} />
      ))}
      <path
        d={`M${HOUSE.x - WALL} ${HOUSE.y}h${WALL * 2}V${GROUND}h${-WALL * 2}z`}
        fill="var(--a-mz)"
      />
      <path d={`M${HOUSE.x - 4} ${GROUND}v-38h22v38z`} fill="var(--a-latd)" />
      <path
        d={`M${HOUSE.x - EAVES} ${HOUSE.y}l${EAVES - 16} ${-ROOF}h32l${EAVES - 16} ${ROOF}z`}
        fill="var(--a-lat)"
      />
      <path d={`M0 261H${WIDTH}`} stroke="var(--horizon)" strokeWidth="3" />
    </svg>
  );
}

/** The wires that reach the first mast, from beyond the left edge of the page. */
function Incoming({ here }: { here: Mast }) {
  return [-1, 1].map((side) => (
    <path
      key={side}
      d={ARMS.map(
        (arm) =>
          `M-300 ${here.armY(arm)}Q-150 ${here.armY(arm) + 40} ${here.x + side * here.halfArm} ${here.armY(arm)}`,
      ).join('')}
      stroke={side < 0 ? 'var(--a-lat)' : 'var(--a-wire)'}
      strokeWidth="4"
    />
  ));
}

type MastAndSpanProps = { here: Mast; next: Mast | undefined; thinning: number };

/** One mast with its arms, and the wires to the next: the near side in laterite. */
function MastAndSpan({ here, next, thinning }: MastAndSpanProps) {
  const wires = next ? ARMS : ARMS.slice(0, 1);
  return (
    <>
      <path
        d={`M${here.x} ${GROUND - here.height - 12}V${GROUND}`}
        stroke="var(--a-wire)"
        strokeWidth={8 - thinning * 1.1}
      />
      <path
        d={ARMS.map(
          (arm) => `M${here.x - here.halfArm} ${here.armY(arm)}h${here.halfArm * 2}`,
        ).join('')}
        stroke="var(--a-wire)"
        strokeWidth={5 - thinning * 0.7}
      />
      {[-1, 1].map((side) => (
        <path
          key={side}
          d={wires
            .map((arm) => {
              const [x, y] = [here.x + side * here.halfArm, here.armY(arm)];
              const [toX, toY] = next
                ? [next.x + side * next.halfArm, next.armY(arm)]
                : [HOUSE.x - EAVES, HOUSE.y];
              return `M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 + 40} ${toX} ${toY}`;
            })
            .join('')}
          stroke={side < 0 ? 'var(--a-lat)' : 'var(--a-wire)'}
          strokeWidth={4 - thinning * 0.5}
        />
      ))}
    </>
  );
}
