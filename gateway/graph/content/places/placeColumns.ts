/** Selects the gazetteer's towns and lays them out in columns. */
import { specifiedMarkets } from '../../region/markets/specifiedMarkets.rules.ts';
import { placeAliases } from './placeAliases.ts';
import { foldPlace } from './placeText.rules.ts';

export interface CityJson {
  cityId: number;
  name: string;
  /** ISO 3166 alpha-2, upper case. */
  country: string;
  adminCode: string;
  population: number;
  /** Longitude first. */
  loc: { coordinates: readonly [number, number] };
}

/** Message between the threads: lists of strings are joined, as one long string is cheaper to copy. */
export interface PlaceColumns {
  ids: Int32Array;
  names: string;
  countries: string;
  regions: string;
  latitudes: Float64Array;
  longitudes: Float64Array;
  populations: Int32Array;
  localNames: ReadonlyMap<number, Readonly<Record<string, string>>>;
  entryNames: string;
  entryRows: Int32Array;
}

/**
 * Minimum population of towns outside the specification's countries, of which all are included. The gazetteer is read
 * once, before markets are known.
 */
const MIN_ELSEWHERE = 15_000;
const near: ReadonlySet<string> = new Set([...specifiedMarkets.countries.map(({ value }) => value), 'kr']);

/** GeoNames uses numbers for Canada's provinces. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', '10': 'QC',
  '11': 'SK', '12': 'YT', '13': 'NT', '14': 'NU',
}; // oxfmt-ignore

function regionOf(country: string, code: string): string {
  if (country === 'ca') return provinces[code] ?? '';
  return country === 'us' || country === 'ch' ? code : '';
}

export function placeColumns(cities: readonly CityJson[]): PlaceColumns {
  const towns = cities
    .map((city) => ({ ...city, country: city.country.toLowerCase() }))
    .filter(({ country, population }) => near.has(country) || population >= MIN_ELSEWHERE);
  const largest = new Map<string, number>();
  for (const [row, { country, name, population }] of towns.entries()) {
    const known = largest.get(`${country} ${name}`);
    if (known === undefined || population > (towns[known]?.population ?? 0))
      largest.set(`${country} ${name}`, row);
  }
  const localNames = new Map<number, Readonly<Record<string, string>>>();
  const entries = towns.map(({ name }, row) => ({ name: foldPlace(name), row }));
  for (const [country, name, others] of placeAliases) {
    const row = largest.get(`${country} ${name}`);
    if (row === undefined) continue;
    localNames.set(row, others);
    for (const other of new Set(Object.values(others).map(foldPlace))) entries.push({ name: other, row });
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.row - b.row));
  return {
    ids: Int32Array.from(towns, ({ cityId }) => cityId),
    names: towns.map(({ name }) => name).join('\n'),
    countries: towns.map(({ country }) => country).join('\n'),
    regions: towns.map(({ country, adminCode }) => regionOf(country, adminCode)).join('\n'),
    latitudes: Float64Array.from(towns, ({ loc }) => loc.coordinates[1]),
    longitudes: Float64Array.from(towns, ({ loc }) => loc.coordinates[0]),
    populations: Int32Array.from(towns, ({ population }) => population),
    localNames,
    entryNames: entries.map(({ name }) => name).join('\n'),
    entryRows: Int32Array.from(entries, ({ row }) => row),
  };
}
