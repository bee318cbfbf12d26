/** Distances between positions, formatted for the country. */
import { numberFormat } from '../../region/formats/intlFormats.rules.ts';

/** Degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A box of latitudes and longitudes, in degrees; one with `west` greater than `east` crosses the date line. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

export function isWithin({ south, west, north, east }: Area, { latitude, longitude }: Position): boolean {
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}

export function centerOf({ south, west, north, east }: Area): Position {
  const longitude = (west + east + (west <= east ? 0 : 360)) / 2;
  return { latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude };
}

export type DistanceUnit = 'kilometer' | 'mile';

/** Mean radius of the earth (IUGG). */
const EARTH_KM = 6371.0088;
const KM_PER_MILE = 1.609344;
const milesCountries: readonly string[] = ['us', 'gb', 'uk'];

/** Great-circle distance by the haversine formula, which is stable for short distances. */
export function greatCircleKm(a: Position, b: Position): number {
  const [fromLat, toLat] = [radians(a.latitude), radians(b.latitude)];
  const half = (from: number, to: number): number => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(fromLat, toLat) +
    Math.cos(fromLat) * Math.cos(toLat) * half(radians(a.longitude), radians(b.longitude));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Miles in the United States and Great Britain. */
export function distanceUnit(country: string): DistanceUnit {
  return milesCountries.includes(country) ? 'mile' : 'kilometer';
}

export function inUnit(km: number, unit: DistanceUnit): number {
  return unit === 'mile' ? km / KM_PER_MILE : km;
}

/** One decimal below ten, integers above: `0.4 km`, `38 mi`, `1,204 km`. */
export function distanceText(km: number, unit: DistanceUnit, languageTag: string): string {
  const value = inUnit(km, unit);
  return numberFormat(languageTag, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 9.95 ? 1 : 0,
  }).format(value);
}

/** Error message for the developer; null when the position is valid. */
export function positionProblem({ latitude, longitude }: Position): string | null {
  if (!(latitude >= -90 && latitude <= 90)) return 'latitude is -90 to 90.';
  if (!(longitude >= -180 && longitude <= 180)) return 'longitude is -180 to 180.';
  return null;
}

/** Error message for the developer; null when the area is valid. */
export function areaProblem({ south, west, north, east }: Area): string | null {
  const problem =
    positionProblem({ latitude: south, longitude: west }) ??
    positionProblem({ latitude: north, longitude: east });
  return problem ?? (south < north ? null : 'south is less than north.');
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
