/** Selects related products (catalogue.md 3 Product settings, 5, 9). */
import { platformId, type Place, type PlatformId } from '../products/published.rules.ts';

/** Default related count; the product-based grid uses 4. */
export const RELATED_COUNT = 8;
/** Automated result size. */
export const AUTOMATED_COUNT = 4;

/** Deterministic random numbers from 0 to 1 for a seed. */
export type Random = () => number;

/** mulberry32 over a hash of the seed. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Candidate pages read per round, besides a category's first page. */
const PAGES_AT_ONCE = 3;
/** Bounds the latency when few candidates qualify. */
const MAX_ROUNDS = 3;

/**
 * The candidate pages to read, in rounds: the next round is read when the previous ones had too few candidates. Pages
 * are drawn from the whole list, so that its end can be picked too; the more categories, the fewer pages of each.
 */
export function drawnPages(pages: number, categories: number, random: Random): number[][] {
  const left = Array.from({ length: pages }, (_, page) => page);
  const round = Math.max(1, Math.floor(PAGES_AT_ONCE / categories));
  const rounds: number[][] = [];
  while (left.length > 0 && rounds.length < MAX_ROUNDS) {
    const drawn = Array.from({ length: Math.min(round, left.length) }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    );
    rounds.push(drawn.flat());
  }
  return rounds;
}

export interface Candidate {
  uid: string;
  /** All its categories. */
  categories: readonly { uid: string }[];
}

/**
 * Picks randomly across categories: each pick draws a category, then one of its products, so that a large category does
 * not crowd out a small one. Without duplicates and excluded products; fewer when there are fewer.
 */
export function automatedPicks<Product extends Candidate>(
  candidates: readonly Product[],
  {
    categoryUids,
    exclude,
    size,
    random,
  }: { categoryUids: readonly string[]; exclude: readonly string[]; size: number; random: Random },
): Product[] {
  const different = new Map(candidates.map((product) => [product.uid, product]));
  for (const uid of exclude) different.delete(uid);
  const left = [...different.values()];
  const shelves = categoryUids.map((uid) =>
    left.filter(({ categories }) => categories.some((category) => category.uid === uid)),
  );
  const draw = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const picks: Product[] = [];
  while (picks.length < size && left.length > 0) {
    const pick = draw(draw(shelves.filter((shelf) => shelf.length > 0)) ?? left);
    if (!pick) break;
    for (const list of [left, ...shelves]) {
      const place = list.indexOf(pick);
      if (place !== -1) list.splice(place, 1);
    }
    picks.push(pick);
  }
  return picks;
}

/** A category of the automated configuration with its ids per store. */
export interface ConfiguredCategory {
  uid: string;
  cat_ids_bc: readonly PlatformId[];
}

/**
 * Categories to pick from: those chosen for the product's own category, else the configured ones the product is in,
 * else all configured ones. Ids are per region: categories unknown to the region's store are skipped; without a shop no
 * id is needed.
 */
export function pickCategories({
  named,
  configured,
  own,
  place,
}: {
  named: readonly string[];
  configured: readonly ConfiguredCategory[];
  own: readonly string[];
  place: Pick<Place, 'commerceRegion' | 'hasShop'>;
}): string[] {
  if (named.length > 0) return [...named];
  const here = configured
    .filter(({ cat_ids_bc: ids }) => !place.hasShop || platformId(ids, place.commerceRegion) !== null)
    .map(({ uid }) => uid);
  const shared = here.filter((uid) => own.includes(uid));
  return shared.length > 0 ? shared : here;
}

/**
 * Configured attributes that picks must share with the product, matched case-insensitively; those the product lacks are
 * ignored.
 */
export function sharedAttributes(
  specs: readonly { title: string; value: string }[],
  attributes: readonly string[],
): { attribute: string; values: string[] }[] {
  return attributes.flatMap((attribute) => {
    const values = specs
      .filter(({ title }) => title.trim().toLowerCase() === attribute.trim().toLowerCase())
      .map(({ value }) => value);
    return values.length > 0 ? [{ attribute, values }] : [];
  });
}

/** Number of automated picks beside the editors' choice. */
export function roomForAutomated(size: number, manual: number): number {
  return Math.max(0, size - manual);
}
