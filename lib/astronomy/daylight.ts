/**
 * When the sun rises and sets, by the equations of NOAA's solar calculator (after Spencer's series of 1971):
 * within three minutes between the polar circles, which is finer than any drawing here.
 */

/** Where something is, in degrees, and how far its clocks are ahead of Greenwich, in hours. */
export interface Place {
  lat: number;
  lon: number;
  utc: number;
}

/** Hours of the place's own clock, 6.5 for half past six. */
export interface Daylight {
  sunrise: number;
  sunset: number;
}

/** The sun's centre at sunrise: its radius and what the air bends, below the level. */
const ZENITH = radians(90.833);
const DAYS = 365;

/** @param day of a year without a 29 February, from 1 */
export function daylight({ lat, lon, utc }: Place, day: number): Daylight {
  const { declination, equationOfTime } = sun(day);
  const latitude = radians(lat);
  const cosine =
    Math.cos(ZENITH) / (Math.cos(latitude) * Math.cos(declination)) -
    Math.tan(latitude) * Math.tan(declination);
  // Beyond the polar circles the sun stays below all day, or above.
  const half = degrees(Math.acos(Math.min(1, Math.max(-1, cosine)))) / 15;
  const noon = 12 - lon / 15 - equationOfTime / 60 + utc;
  return { sunrise: noon - half, sunset: noon + half };
}

/** At noon of a day: how far north the sun stands, and by how many minutes a sundial is ahead of a clock. */
function sun(day: number) {
  const year = (2 * Math.PI * (day - 1)) / DAYS;
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year);
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year));
  return { declination, equationOfTime };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
