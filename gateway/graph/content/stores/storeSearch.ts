/** A search for stores: around a place or a position, or through the region's list. */
import type { RequestContext } from '../../context.ts';
import { priceCountry } from '../../region/formats/currency.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { countryName } from '../../region/markets/marketNames.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { distanceUnit, type Position } from './distance.rules.ts';
import { placeNamed, type PlaceModel } from '../places/placeSearch.ts';
import { placeTable } from '../places/placeTable.ts';
import { kindOf, type KindName } from './store.ts';
import { allStores, type StoreModel } from './storeModel.ts';
import { storesByCountry, storesNear, type Found } from './storeOrder.rules.ts';

export interface StoreWish {
  near: Position | null;
  /** As somebody typed it; empty for none. */
  place: string;
  kind: KindName | null;
  service: string | null;
}

export interface StoreSearchModel {
  ctx: RequestContext;
  wish: StoreWish;
  /** What was meant by the wish's place; null when there was none, or nobody knows it. */
  place: PlaceModel | null;
  isPlaceUnknown: boolean;
  /** Where distances are counted from; null in a list that goes by no place. */
  origin: Position | null;
  found: readonly Found<StoreModel>[];
  /** The nearest of those that are too far, where nothing is near enough. */
  beyond: readonly Found<StoreModel>[];
  /** All of the market's region, whatever was wished: what there is to choose from. */
  choices: readonly StoreModel[];
}

/** An hour and a half by car, in round numbers of either measure. */
const RADIUS_KM = 150;
const RADIUS_MILES_KM = 160.9344;
/** Where nothing is near, this many tell how far it is. */
const MOST_BEYOND = 3;

export function radiusKm(country: string): number {
  return distanceUnit(country) === 'mile' ? RADIUS_MILES_KM : RADIUS_KM;
}

export async function searchStores(ctx: RequestContext, wish: StoreWish): Promise<StoreSearchModel> {
  const hasPlace = wish.place.trim() !== '';
  // Whoever looks through the list may type a place next.
  if (!hasPlace) void placeTable().catch(() => {});
  const [all, place] = await Promise.all([allStores(ctx), hasPlace ? placeNamed(ctx, wish.place) : null]);
  const origin = wish.near ?? place;
  const isPlaceUnknown = hasPlace && !place;
  // Who looks around a place may be travelling; who looks through a list wants that of the region.
  const choices = all.filter(({ entry }) => isShownIn(entry.regions, ctx.scope.contentRegion));
  const wanted = isPlaceUnknown
    ? []
    : (origin ? all : choices).filter(
        (store) =>
          (wish.kind === null || kindOf(store) === wish.kind) &&
          (wish.service === null || store.entry.services.includes(wish.service)),
      );
  const search = { ctx, wish, place, isPlaceUnknown, origin, choices };
  if (origin) {
    const { within, beyond } = storesNear(wanted, origin, radiusKm(ctx.scope.country));
    return { ...search, found: within, beyond: within.length > 0 ? [] : beyond.slice(0, MOST_BEYOND) };
  }
  const language = readLanguage(ctx.scope.language);
  const nameOf = (country: string): string => (country === '' ? '' : countryName(country, language));
  return { ...search, found: storesByCountry(wanted, priceCountry(ctx.scope.country), nameOf), beyond: [] };
}
