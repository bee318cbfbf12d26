/** Which stores a search finds, and their order. */
import { greatCircleKm, type Position } from './distance.rules.ts';

export interface StorePlace {
  title: string;
  /** own, dealer, rental or repair. */
  kind: string;
  /** ISO 3166 alpha-2, lower case; empty when unknown. */
  country: string;
  city: string;
  /** Null when unknown. */
  position: Position | null;
}

export interface Found<Store> {
  store: Store;
  /** Null in a list without a reference point. */
  km: number | null;
}

export interface FoundNear<Store> {
  /** Within reach, nearest first. */
  within: Found<Store>[];
  /** All others with a position, nearest first. */
  beyond: Found<Store>[];
}

/** By distance. Stores without a position are left out. @param isInReach of a store's position and distance. */
export function storesNear<Store extends StorePlace>(
  stores: readonly Store[],
  from: Position,
  isInReach: (position: Position, km: number) => boolean,
): FoundNear<Store> {
  const found = stores
    .flatMap((store) => {
      if (!store.position) return [];
      const km = greatCircleKm(from, store.position);
      return [{ found: { store, km }, isNear: isInReach(store.position, km) }];
    })
    .sort((a, b) => a.found.km - b.found.km || byText(a.found.store.title, b.found.store.title));
  const those = (isNear: boolean) => found.filter((one) => one.isNear === isNear).map((one) => one.found);
  return { within: those(true), beyond: those(false) };
}

/**
 * The reader's country first, then others by name; within each the brand's own shops, then by town. Stores without a
 * country come last.
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
