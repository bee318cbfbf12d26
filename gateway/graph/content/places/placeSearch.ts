/**
 * Finds places by name, in the gazetteer and among the towns and postal codes of stores (some villages are missing from
 * the gazetteer). Without the content service only the gazetteer is used.
 */
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { priceCountry } from '../../region/formats/currency.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { countryName } from '../../region/markets/marketNames.ts';
import { withFallback } from '../../sourceErrors.ts';
import { greatCircleKm, type Position } from '../stores/distance.rules.ts';
import { placeTable } from './placeTable.ts';
import { rowMeant, rowOfId, rowsBeginning, type PlaceTable } from './placeTable.rules.ts';
import { foldPlace, postalCodeOf, readPlaceQuery } from './placeText.rules.ts';
import { allStores } from '../stores/storeModel.ts';

export interface PlaceModel extends Position {
  /** In the reader's language where the gazetteer has it. */
  name: string;
  /** Code of a state, province or canton; null where it is not shown. */
  region: string | null;
  /** ISO 3166 alpha-2, lower case. */
  country: string;
  /** Identifies the place in every market. */
  key: string;
}

/** A town that has a store. */
interface StoreTown extends Position {
  city: string;
  postalCode: string;
  country: string;
}

/** Towns with the same name within this distance are the same town. */
const SAME_KM = 30;

const storeTowns = memoizePerContext(async (ctx): Promise<readonly StoreTown[]> => {
  const stores = await withFallback(allStores(ctx), []);
  return stores.flatMap(({ entry, city, country, position }) =>
    city !== '' && country !== '' && position
      ? [{ city, country, postalCode: entry.address?.postal_code ?? '', ...position }]
      : [],
  );
});

/** Suggestions, most likely first. */
export async function placesLike(ctx: RequestContext, text: string, most: number): Promise<PlaceModel[]> {
  const { name, qualifiers } = readPlaceQuery(text);
  const code = postalCodeOf(text);
  // A single letter is a useful query only in Japanese.
  if (code === null && (name.length < 2 ? /^[\w ]*$/.test(name) : false)) return [];
  const [table, towns] = await Promise.all([placeTable(), storeTowns(ctx)]);
  const home = homeOf(ctx);
  const isQualified = qualification(qualifiers, ctx);
  const coded = towns
    .filter(({ postalCode }) => code !== null && postalCodeOf(postalCode)?.startsWith(code))
    .map(codedPlace);
  const named =
    name === ''
      ? []
      : rowsBeginning(table, name, home, qualifiers.length === 0 ? most : 100)
          .filter((row) => isQualified(table.countries[row] ?? '', table.regions[row] ?? ''))
          .map((row) => placeOfRow(table, row, ctx));
  const ownTowns = towns
    .filter(({ city, country }) => foldPlace(city).startsWith(name) && isQualified(country, ''))
    .map(townPlace)
    .filter((town) => name !== '' && !named.some((place) => isSame(place, town)));
  const all = [...coded, ...ownTowns.filter(({ country }) => country === home), ...named, ...ownTowns];
  return [...new Map(all.map((place) => [place.key, place])).values()].slice(0, most);
}

/** The place that the text names; null when none is known. */
export async function placeNamed(ctx: RequestContext, text: string): Promise<PlaceModel | null> {
  const query = readPlaceQuery(text);
  const [table, towns] = await Promise.all([placeTable(), storeTowns(ctx)]);
  const home = homeOf(ctx);
  const isQualified = qualification(query.qualifiers, ctx);
  const inRow = (row: number): boolean => isQualified(table.countries[row] ?? '', table.regions[row] ?? '');
  const meant = (row: number | null): PlaceModel | null =>
    row === null ? null : placeOfRow(table, row, ctx);
  const town = (isIt: (town: StoreTown) => boolean): StoreTown | null => {
    const found = towns.filter((one) => isQualified(one.country, '') && isIt(one));
    return found.find(({ country }) => country === home) ?? found[0] ?? null;
  };

  const byId = query.id === null ? null : meant(rowOfId(table, query.id));
  if (byId) return byId;
  const code = postalCodeOf(text.split(',')[0] ?? '');
  const coded = code === null ? null : town(({ postalCode }) => postalCodeOf(postalCode) === code);
  if (coded) return codedPlace(coded);
  const whole = meant(rowMeant(table, query.name, 'whole', home, inRow));
  if (whole) return whole;
  const own = query.name === '' ? null : town(({ city }) => foldPlace(city) === query.name);
  return own ? townPlace(own) : meant(rowMeant(table, query.name, 'beginning', home, inRow));
}

function placeOfRow(table: PlaceTable, row: number, ctx: RequestContext): PlaceModel {
  const name = table.localNames.get(row)?.[readLanguage(ctx.scope.language)] ?? table.names[row] ?? '';
  const region = table.regions[row] ?? '';
  const country = table.countries[row] ?? '';
  const capitals = country.toUpperCase();
  const key = `${name}, ${region === '' ? capitals : `${capitals}-${region}`}`;
  const { name: folded, qualifiers } = readPlaceQuery(key);
  const isQualified = qualification(qualifiers, ctx);
  // Among towns with the same name and region the largest gets the plain key; the others add their id.
  const first = rowMeant(table, folded, 'whole', country, (other) =>
    isQualified(table.countries[other] ?? '', table.regions[other] ?? ''),
  );
  return {
    name,
    region: region || null,
    country,
    latitude: table.latitudes[row] ?? 0,
    longitude: table.longitudes[row] ?? 0,
    key: first === row ? key : `${key}, ${table.ids[row] ?? ''}`,
  };
}

function townPlace({ city, country, latitude, longitude }: StoreTown): PlaceModel {
  return { name: city, region: null, country, latitude, longitude, key: `${city}, ${country.toUpperCase()}` };
}

function codedPlace(town: StoreTown): PlaceModel {
  const key = `${town.postalCode}, ${town.country.toUpperCase()}`;
  return { ...townPlace(town), name: `${town.postalCode} ${town.city}`, key };
}

function isSame(place: PlaceModel, town: PlaceModel): boolean {
  return place.country === town.country && greatCircleKm(place, town) < SAME_KM;
}

function homeOf(ctx: RequestContext): string {
  return priceCountry(ctx.scope.country);
}

/**
 * Whether the qualifiers name a country and region: `AT`, `Austria`, `CO`, `US-CO`, in the reader's language or
 * English.
 */
function qualification(
  qualifiers: readonly string[],
  ctx: RequestContext,
): (country: string, region: string) => boolean {
  const languages = [...new Set(['en', readLanguage(ctx.scope.language)])];
  return (country, region) => {
    const state = region.toLowerCase();
    return qualifiers.every(
      (qualifier) =>
        qualifier === country ||
        (state !== '' && (qualifier === state || qualifier === `${country}-${state}`)) ||
        (qualifier.length > 2 &&
          languages.some((language) => foldPlace(countryName(country, language)) === foldPlace(qualifier))),
    );
  };
}
