/** The store search in the address: `?place=Innsbruck&kind=RENTAL&service=tuning`. */
import { isName } from '../../navigation/addresses/addressName.rules.ts';

export const storeKinds = ['OWN', 'DEALER', 'RENTAL', 'REPAIR'] as const;
export type StoreKindName = (typeof storeKinds)[number];

export interface StoreQuery {
  /** As typed, or the key of a suggestion; empty for none. */
  readonly place: string;
  readonly kind: StoreKindName | null;
  readonly service: string | null;
}

/** The gateway rejects longer ones: truncate a manipulated address. */
const MOST_LETTERS = 80;

/** Unknown kinds and empty form fields are ignored. */
export function readStoreQuery(search: URLSearchParams): StoreQuery {
  const kind = search.get('kind');
  const service = search.get('service')?.trim() ?? '';
  return {
    place: (search.get('place') ?? '').trim().slice(0, MOST_LETTERS),
    kind: storeKinds.find((known) => known === kind) ?? null,
    service: service !== '' && isName(service) ? service : null,
  };
}

/** @param path of the store locator, with its locale. */
export function storeQueryHref(path: string, { place, kind, service }: StoreQuery): string {
  const query = new URLSearchParams({
    ...(place === '' ? {} : { place }),
    ...(kind === null ? {} : { kind }),
    ...(service === null ? {} : { service }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
