/**
 * The store search in the address: `?place=Innsbruck&kind=RENTAL&service=tuning`; `?area=46.5,10.1,47.9,12.3` for a part
 * of the map, as south, west, north and east.
 */
import { isName } from '../../navigation/addresses/addressName.rules.ts';

export const storeKinds = ['OWN', 'DEALER', 'RENTAL', 'REPAIR'] as const;
export type StoreKindName = (typeof storeKinds)[number];

/** A box of latitudes and longitudes, in degrees; west is greater than east across the date line. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface StoreQuery {
  /** As typed, or the key of a suggestion; empty for none. */
  readonly place: string;
  /** A part of the map; never beside a place. */
  readonly area: Area | null;
  readonly kind: StoreKindName | null;
  readonly service: string | null;
}

export const everyStore: StoreQuery = { place: '', area: null, kind: null, service: null };

/** The gateway rejects longer ones: truncate a manipulated address. */
const MOST_LETTERS = 80;

/** Unknown kinds and empty form fields are ignored. */
export function readStoreQuery(search: URLSearchParams): StoreQuery {
  const kind = search.get('kind');
  const service = search.get('service')?.trim() ?? '';
  const place = (search.get('place') ?? '').trim().slice(0, MOST_LETTERS);
  return {
    place,
    area: place === '' ? readArea(search.get('area') ?? '') : null,
    kind: storeKinds.find((known) => known === kind) ?? null,
    service: service !== '' && isName(service) ? service : null,
  };
}

/** Null unless it is one: an address can be edited. */
function readArea(text: string): Area | null {
  const [south, west, north, east, ...more] = text.split(',').map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  const isArea =
    more.length === 0 &&
    south < north &&
    [south, north].every((latitude) => Math.abs(latitude) <= 90) &&
    [west, east].every((longitude) => Math.abs(longitude) <= 180);
  return isArea ? { south, west, north, east } : null;
}

/** As the address has it. */
export function areaText({ south, west, north, east }: Area): string {
  return [south, west, north, east].join(',');
}

/** @param path of the store locator, with its locale. */
export function storeQueryHref(path: string, { place, area, kind, service }: StoreQuery): string {
  const query = new URLSearchParams({
    ...(place === '' ? {} : { place }),
    ...(area === null ? {} : { area: areaText(area) }),
    ...(kind === null ? {} : { kind }),
    ...(service === null ? {} : { service }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
