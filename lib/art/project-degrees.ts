const RADIANS = Math.PI / 180;

/** A projection as scripts/tools/build-map.mjs has drawn a map with: Lambert's azimuthal one, equal in area. */
export type Projection = {
  /** Degrees in its middle: east, north. */
  centre: readonly number[];
  /** Units of the map for a radian in its middle. */
  scale: number;
  /** Where its middle stands on the map. */
  translate: readonly number[];
};

/**
 * Where a place stands on a map, in its units, unrounded (Snyder 1987, Map projections, 24-2 to 24-4).
 * @param place degrees north and east
 */
export function projectDegrees(
  { latitude, longitude }: { latitude: number; longitude: number },
  { centre, scale, translate }: Projection,
): { x: number; y: number } {
  const [east = 0, north = 0] = centre.map((degrees) => degrees * RADIANS);
  const [left = 0, top = 0] = translate;
  const around = longitude * RADIANS - east;
  const up = latitude * RADIANS;
  const forward = Math.cos(up) * Math.cos(around);
  const k = Math.sqrt(2 / (1 + Math.sin(north) * Math.sin(up) + Math.cos(north) * forward));
  return {
    x: left + scale * k * Math.cos(up) * Math.sin(around),
    y: top - scale * k * (Math.cos(north) * Math.sin(up) - Math.sin(north) * forward),
  };
}
