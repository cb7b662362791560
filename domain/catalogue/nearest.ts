/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
/** Somebody who is farther away than this from the middle of every area is in none. */
const FARTHEST_KM = 20;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two places on the surface of the earth, in kilometres. */
export function distanceKm(one: Position, other: Position): number {
  const [up, along] = [radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2];
  const part =
    Math.sin(up) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(along) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** The area whose middle is nearest to a position; null where all are farther than 20 km, or have no known middle. */
export function nearestArea<Area extends { middle: Position | null }>(
  areas: readonly Area[],
  position: Position,
): Area | null {
  const near = areas.flatMap((area) => {
    if (area.middle === null) return [];
    const km = distanceKm(area.middle, position);
    return km <= FARTHEST_KM ? [{ area, km }] : [];
  });
  return near.toSorted((one, other) => one.km - other.km)[0]?.area ?? null;
}
