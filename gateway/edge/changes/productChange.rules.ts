/** What changed between two reads of a product, and what of it concerns a market. */

/** Digests are compared with those of an earlier read only. */
export interface ProductFacts {
  /** Milliseconds since 1970 at which reading began. */
  readAt: number;
  /** Last segment of its address. */
  handle: string;
  regions: readonly string[];
  /** Product id by store. */
  ids: Readonly<Record<string, number>>;
  /** By content locale that has a complete entry; empty for a product that is not published. */
  content: Readonly<Record<string, string>>;
  /** Of the prices of markets without a shop. */
  contentPrices: string;
  /** By store that knows the product. */
  stores: Readonly<Record<string, { price: string; stock: string }>>;
}

/** Where a product is shown: in all combinations of these. */
export interface Visibility {
  locales: readonly string[];
  regions: readonly string[];
  ids: Readonly<Record<string, number>>;
}

export interface ProductChange {
  /** Of the content entry. */
  uid: string;
  handle: string;
  /** Before the change; null when it is the same as after. */
  was: Visibility | null;
  is: Visibility;
  /** Content locales whose texts or attributes changed. */
  content: readonly string[];
  /** Stores whose price changed. */
  price: readonly string[];
  /** Stores where availability changed, of the product or of a variant. */
  stock: readonly string[];
  /** The prices of markets without a shop changed. */
  contentPrices: boolean;
}

export type ChangeKind = 'CREATED' | 'REMOVED' | 'CONTENT' | 'PRICE' | 'STOCK';

/** The facts of a market that decide what it shows. */
export interface MarketPlace {
  contentLocale: string;
  contentRegion: string;
  commerceRegion: string;
  hasShop: boolean;
}

/** Of a product that is not published. */
export function noFacts(readAt: number): ProductFacts {
  return { readAt, handle: '', regions: [], ids: {}, content: {}, contentPrices: '', stores: {} };
}

export function isPublished({ content }: Pick<ProductFacts, 'content'>): boolean {
  return Object.keys(content).length > 0;
}

/** Null when no market would notice. @param before null for a product never seen. */
export function changeOf(
  uid: string,
  before: ProductFacts | null,
  after: ProductFacts,
): ProductChange | null {
  const [was, is] = [visibilityOf(before), visibilityOf(after)];
  const isMoved = JSON.stringify(was) !== JSON.stringify(is);
  const changed = <Value>(
    old: Readonly<Record<string, Value>> | undefined,
    now: Readonly<Record<string, Value>>,
  ): string[] => Object.keys(now).filter((key) => old && key in old && old[key] !== now[key]);
  const digests = (facts: ProductFacts | null, kind: 'price' | 'stock'): Record<string, string> =>
    Object.fromEntries(
      Object.keys(facts?.ids ?? {}).map((store) => [store, facts?.stores[store]?.[kind] ?? '']),
    );
  const change = {
    content: changed(before?.content, after.content),
    price: changed(digests(before, 'price'), digests(after, 'price')),
    stock: changed(digests(before, 'stock'), digests(after, 'stock')),
    contentPrices: before !== null && before.contentPrices !== after.contentPrices,
  };
  const isSame =
    !isMoved && !change.contentPrices && [change.content, change.price, change.stock].every(isEmpty);
  if (isSame) return null;
  // What was removed keeps its last known address.
  return { uid, handle: after.handle || before?.handle || '', was: isMoved ? was : null, is, ...change };
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0;
}

/** In a fixed order, so that equal ones have the same JSON. */
function visibilityOf(facts: ProductFacts | null): Visibility {
  if (facts === null || !isPublished(facts)) return { locales: [], regions: [], ids: {} };
  return {
    locales: Object.keys(facts.content).toSorted(),
    regions: facts.regions.toSorted(),
    ids: Object.fromEntries(Object.entries(facts.ids).toSorted()),
  };
}

/** As the list of all products of a market decides it. */
export function isListed({ locales, regions, ids }: Visibility, place: MarketPlace): boolean {
  return (
    locales.includes(place.contentLocale) &&
    regions.includes(place.contentRegion) &&
    (!place.hasShop || ids[place.commerceRegion] !== undefined)
  );
}

/**
 * What successive changes of one product, oldest first, mean in a market together; empty when it does not notice. A
 * product that appeared and went again counts as removed, because it may have been read in between.
 */
export function kindsIn(changes: readonly ProductChange[], place: MarketPlace): ChangeKind[] {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return [];
  const seen = changes.map(({ was, is }) => ({
    before: isListed(was ?? is, place),
    after: isListed(is, place),
  }));
  if (!seen.some(({ before, after }) => before || after)) return [];
  if (!isListed(last.is, place)) return ['REMOVED'];
  // Whoever dropped it while it was gone has to read all of it again.
  const wasAway = !isListed(first.was ?? first.is, place) || seen.some(({ after }) => !after);
  if (wasAway) return ['CREATED'];
  const { contentLocale, commerceRegion, hasShop } = place;
  const kinds: [ChangeKind, boolean][] = [
    ['CONTENT', changes.some(({ content }) => content.includes(contentLocale))],
    [
      'PRICE',
      changes.some(({ price, contentPrices }) => (hasShop ? price.includes(commerceRegion) : contentPrices)),
    ],
    ['STOCK', hasShop && changes.some(({ stock }) => stock.includes(commerceRegion))],
  ];
  return kinds.flatMap(([kind, applies]) => (applies ? [kind] : []));
}

/** Surrogate keys of cached answers that this change outdates. */
export function outdatedKeys({ uid, was, is }: ProductChange): string[] {
  const ids = new Set([...Object.values(was?.ids ?? {}), ...Object.values(is.ids)]);
  return [
    `entry:${uid}`,
    ...[...ids].map((id) => `product:${id}`),
    // Lists and answers that did not contain it.
    ...(was === null ? [] : ['type:product', 'commerce']),
  ];
}
