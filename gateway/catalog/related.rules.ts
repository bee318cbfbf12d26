/** Which products stand beside a product (catalogue.md 3 Product settings, 5, 9). */
import { platformId, type Place, type PlatformId } from './published.rules.ts';

/** Default related count; the product-based grid uses 4. */
export const RELATED_COUNT = 8;
/** Automated result size. */
export const AUTOMATED_COUNT = 4;

/** Randomness as an argument: numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** A small generator (mulberry32) over a hash of the seed. */
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

/** Pages of candidates that are read of one category, beside its first one, before there are enough. */
const PAGES_AT_ONCE = 3;
/** However few of them may be shown: whoever asks waits for each. */
const MOST_ROUNDS = 3;

/**
 * The pages that picks come from, in rounds: the next one is read when those before it did not hold enough. Drawn from
 * all pages of a category, so that the ends of a long list have their chance, too; the fewer of each category, the more
 * categories there are.
 */
export function drawnPages(pages: number, categories: number, random: Random): number[][] {
  const left = Array.from({ length: pages }, (_, page) => page);
  const round = Math.max(1, Math.floor(PAGES_AT_ONCE / categories));
  const rounds: number[][] = [];
  while (left.length > 0 && rounds.length < MOST_ROUNDS) {
    const drawn = Array.from({ length: Math.min(round, left.length) }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    );
    rounds.push(drawn.flat());
  }
  return rounds;
}

export interface Candidate {
  uid: string;
  /** Every category that it stands in. */
  categories: readonly { uid: string }[];
}

/**
 * Taken randomly across the categories: each pick draws a category, then one of its products, so that a large category
 * does not crowd out a small one. Without duplicates and without the excluded; fewer when there are fewer.
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

/** A category of the automated configuration; its ids are the stores' own. */
export interface ConfiguredCategory {
  uid: string;
  cat_ids_bc: readonly PlatformId[];
}

/**
 * Categories that picks come from: what the product's own category names, else the configured ones that the product
 * stands in itself, else all configured ones. Category ids are taken per region: what the region's store does not have
 * is not picked from; where there is no shop nobody asks for the id.
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

/** A pick shares the configured attributes with the product, as far as the product has them; named in any case. */
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

/** Room that the editors' own choice leaves; the result shrinks to what there is of both. */
export function roomForAutomated(size: number, manual: number): number {
  return Math.max(0, size - manual);
}
