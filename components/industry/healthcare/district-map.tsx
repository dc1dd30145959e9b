import { type Point, polyline, smoothPath } from '@/lib/art/path';
import type { District } from './district';

export type DistrictMapProps = {
  district: District;
  alt: string;
  /** Turned upright, for narrow screens. */
  isTall: boolean;
  className?: string | undefined;
};

const SCALE = { wide: 60, tall: 34 };

/** The district in plan: catchments, rings of walking time, a river, and who walks to which clinic. */
export function DistrictMap({ district, alt, isTall, className }: DistrictMapProps) {
  const scale = isTall ? SCALE.tall : SCALE.wide;
  const on = ([x, y]: Point): Point => (isTall ? [y * scale, x * scale] : [x * scale, y * scale]);
  const outline = (points: Point[]) => polyline(points.map(on), true);
  const [width, height] = on([district.length, district.breadth]);
  const dot = isTall ? 4 : 6;
  const detours = district.households.filter(({ detour }) => detour);
  const others = district.households.filter(({ detour }) => !detour);
  const walk = (place: Point, clinic: Point) => polyline([on(place), on(clinic)]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} className={className}>
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--a-sky)" />
      <path
        d={district.clinics.map(({ rings }) => outline(rings[0] ?? [])).join('')}
        fill="var(--a-hz)"
      />
      <path
        d={district.clinics.map(({ rings }) => outline(rings[1] ?? [])).join('')}
        fill="var(--near)"
      />
      <path
        d={district.clinics.map(({ catchment }) => outline(catchment)).join('')}
        fill="none"
        stroke="var(--page)"
        strokeWidth={dot / 2}
      />
      <path
        d={smoothPath(district.river.map(on))}
        fill="none"
        stroke="var(--river)"
        strokeWidth={scale * 0.34}
      />
      <path
        d={detours.map(({ place, detour }) => walk(place, detour?.clinic ?? place)).join('')}
        stroke="var(--a-lat)"
        strokeWidth={dot / 2}
      />
      <path
        d={others.map(({ place, clinic }) => walk(place, clinic)).join('')}
        stroke="var(--walk)"
        strokeWidth="1.5"
      />
      {others.map(({ place }) => (
        <Dot key={place.join()} at={on(place)} radius={dot} ink="var(--walk)" />
      ))}
      {detours.map(({ place }) => (
        <Dot key={place.join()} at={on(place)} radius={dot + 1} ink="var(--a-lat)" />
      ))}
      {district.clinics.map(({ place }) => {
        const [x, y] = on(place);
        const side = dot * 3;
        return (
          <path
            key={place.join()}
            d={`M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`}
            fill="var(--a-mz)"
            stroke="#141b1e"
            strokeWidth={dot / 2}
          />
        );
      })}
    </svg>
  );
}

function Dot({ at: [x, y], radius, ink }: { at: Point; radius: number; ink: string }) {
  return <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius} fill={ink} />;
}
