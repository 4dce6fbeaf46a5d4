/** A point on the earth, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** The earth's mean radius. */
export const EARTH_MILES = 3958.8;
const DEGREE = Math.PI / 180;

/** Miles between two points on a sphere, as the crow flies (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const sine = (degrees: number): number => Math.sin((degrees * DEGREE) / 2) ** 2;
  const part =
    sine(to.latitude - from.latitude) +
    Math.cos(from.latitude * DEGREE) *
      Math.cos(to.latitude * DEGREE) *
      sine(to.longitude - from.longitude);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
}
