/** A latitude as lists print it: `1.3° S`. @param degrees north of the equator */
export const latitudeLabel = (degrees: number): string =>
  `${Math.abs(degrees).toFixed(1)}° ${degrees < 0 ? 'S' : 'N'}`;
