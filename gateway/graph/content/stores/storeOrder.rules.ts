/** Which stores a search finds, in which order. */
import { greatCircleKm, type Position } from './distance.rules.ts';

export interface StorePlace {
  title: string;
  /** own, dealer, rental or repair. */
  kind: string;
  /** ISO 3166 alpha-2 in lower case; empty when nobody said. */
  country: string;
  city: string;
  /** Null when nobody knows where it is. */
  position: Position | null;
}

export interface Found<Store> {
  store: Store;
  /** Null in a list that goes by no place. */
  km: number | null;
}

export interface FoundNear<Store> {
  /** As near as was asked for, the nearest first. */
  within: Found<Store>[];
  /** All others that are somewhere, the nearest first. */
  beyond: Found<Store>[];
}

/** Whoever stands nowhere is near to nobody. */
export function storesNear<Store extends StorePlace>(
  stores: readonly Store[],
  from: Position,
  radiusKm: number,
): FoundNear<Store> {
  const found = stores
    .flatMap((store) => (store.position ? [{ store, km: greatCircleKm(from, store.position) }] : []))
    .sort((a, b) => a.km - b.km || byText(a.store.title, b.store.title));
  return {
    within: found.filter(({ km }) => km <= radiusKm),
    beyond: found.filter(({ km }) => km > radiusKm),
  };
}

/**
 * The reader's own country first, then the others by name; in each the brand's own shops, then town by town. Stores of
 * no country come last.
 */
export function storesByCountry<Store extends StorePlace>(
  stores: readonly Store[],
  home: string,
  nameOf: (country: string) => string,
): Found<Store>[] {
  const rank = ({ country }: Store): number => (country === home ? 0 : country === '' ? 2 : 1);
  return [...stores]
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        byText(nameOf(a.country), nameOf(b.country)) ||
        Number(b.kind === 'own') - Number(a.kind === 'own') ||
        byText(a.city, b.city) ||
        byText(a.title, b.title),
    )
    .map((store) => ({ store, km: null }));
}

function byText(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
