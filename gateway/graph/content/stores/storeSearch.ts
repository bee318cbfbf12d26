/** Store search: around a place or a position, within an area, or the region's list. */
import type { RequestContext } from '../../context.ts';
import { priceCountry } from '../../region/formats/currency.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { countryName } from '../../region/markets/marketNames.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { centerOf, distanceUnit, isWithin, type Area, type Position } from './distance.rules.ts';
import { placeNamed, type PlaceModel } from '../places/placeSearch.ts';
import { placeTable } from '../places/placeTable.ts';
import { kindOf, type KindName } from './store.ts';
import { allStores, type StoreModel } from './storeModel.ts';
import { storesByCountry, storesNear, type Found } from './storeOrder.rules.ts';

export interface StoreSearchArgs {
  near: Position | null;
  area: Area | null;
  /** As typed; empty for none. */
  place: string;
  kind: KindName | null;
  service: string | null;
}

export interface StoreSearchModel {
  ctx: RequestContext;
  criteria: StoreSearchArgs;
  /** The place that was found; null when none was given or it is unknown. */
  place: PlaceModel | null;
  isPlaceUnknown: boolean;
  /** Origin of distances; null in a list without a reference point. */
  origin: Position | null;
  found: readonly Found<StoreModel>[];
  /** The nearest stores outside the radius, when none is within it. */
  beyond: readonly Found<StoreModel>[];
  /** All stores of the region regardless of filters; determines the filter options. */
  choices: readonly StoreModel[];
}

/** About one and a half hours by car, a round number in both units. */
const RADIUS_KM = 150;
const RADIUS_MILES_KM = 160.9344;
/** Number of stores listed beyond the radius. */
const MAX_BEYOND = 3;

export function radiusKm(country: string): number {
  return distanceUnit(country) === 'mile' ? RADIUS_MILES_KM : RADIUS_KM;
}

export async function searchStores(
  ctx: RequestContext,
  criteria: StoreSearchArgs,
): Promise<StoreSearchModel> {
  const hasPlace = criteria.place.trim() !== '';
  // Preload: a visitor of the list may type a place next.
  if (!hasPlace) void placeTable().catch(() => {});
  const [all, place] = await Promise.all([allStores(ctx), hasPlace ? placeNamed(ctx, criteria.place) : null]);
  const origin = criteria.near ?? place;
  const isPlaceUnknown = hasPlace && !place;
  // A search around a place or in an area may cross regions; the list shows only the request's region.
  const choices = all.filter(({ entry }) => isShownIn(entry.regions, ctx.scope.contentRegion));
  const wanted = isPlaceUnknown
    ? []
    : (origin || criteria.area ? all : choices).filter(
        (store) =>
          (criteria.kind === null || kindOf(store) === criteria.kind) &&
          (criteria.service === null || store.entry.services.includes(criteria.service)),
      );
  const search = { ctx, criteria, place, isPlaceUnknown, origin, choices };
  if (origin) {
    const radius = radiusKm(ctx.scope.country);
    const { within, beyond } = storesNear(wanted, origin, (_at, km) => km <= radius);
    return { ...search, found: within, beyond: within.length > 0 ? [] : beyond.slice(0, MAX_BEYOND) };
  }
  if (criteria.area) {
    const { area } = criteria;
    const { within, beyond } = storesNear(wanted, centerOf(area), (at) => isWithin(area, at));
    // Distances from the middle of a map would tell nobody anything.
    const unmeasured = (stores: typeof within) => stores.map(({ store }) => ({ store, km: null }));
    return {
      ...search,
      found: unmeasured(within),
      beyond: within.length > 0 ? [] : unmeasured(beyond.slice(0, MAX_BEYOND)),
    };
  }
  const language = readLanguage(ctx.scope.language);
  const nameOf = (country: string): string => (country === '' ? '' : countryName(country, language));
  return { ...search, found: storesByCountry(wanted, priceCountry(ctx.scope.country), nameOf), beyond: [] };
}
