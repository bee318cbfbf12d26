/**
 * Products: whole entries by uid, url or a store's id, and short entries for automated picks (catalogue.md 3, 5, 7.2).
 */
import { BatchLoader } from '../transport/batchLoader.ts';
import { z } from 'zod';
import { entriesCall, regionalEntriesCall } from './entries/entriesCall.ts';
import {
  flag,
  list,
  html,
  picture,
  platformId,
  references,
  seoMeta,
  system,
  text,
  yesNo,
} from './entries/entryFields.ts';
import { noted } from './entries/fieldNotes.ts';
import { failureAt, readOf, type EntryReader } from './entries/entryReader.ts';
import { paged, pageSize } from './entries/paging.ts';

const specification = z.object({ title: text, value: z.union([z.string(), z.number()]).transform(String) });

/** Countries that the content model has a price for (catalogue.md 3); others are read as well. */
const priceCountries = [
  'us', 'ca', 'at', 'au', 'ch', 'cz', 'de', 'es', 'fr', 'gb', 'it', 'jp', 'nl', 'no', 'nz', 'pl', 'ru', 'se',
]; // oxfmt-ignore

const productEntry = z.object({
  ...system,
  /** ISO 8601; empty when the service does not send it. */
  updated_at: text,
  title: z.string(),
  display_title: text,
  tagline: text,
  description: html,
  /** Such as `/lodestar-98`. */
  url: text,
  regions: list(z.string()),
  is_new: yesNo,
  is_redesigned: yesNo,
  price_range: flag,
  /** Whole currency units by country; `us`, `gb`, `no` and so on. */
  prices: noted(
    z
      .record(z.string(), z.number().nullable())
      .nullish()
      .transform((prices): Record<string, number> =>
        Object.fromEntries(
          Object.entries(prices ?? {}).filter((pair): pair is [string, number] => pair[1] !== null),
        ),
      ),
    { as: z.object(Object.fromEntries(priceCountries.map((country) => [country, z.number().nullish()]))) },
  ),
  /** What it is, such as `goggles`: one English word for all products of a kind, or empty. Search weighs it most. */
  product_type: text,
  /** Front picture of the first colour. */
  image: picture,
  color_images: list(z.object({ color: text, amplience_id: text, imageset_id: text })),
  seo_meta: seoMeta,
  bc_products: list(platformId),
  /** The first one gives the breadcrumbs. */
  categories: references('product_category'),
  specs: list(specification),
  /** `Length`, `Size`, `Brake Width`, or empty. */
  size_title: text,
  size_specs: list(z.object({ size: text, specs: list(specification) })),
  related_products: references('product'),
  colors: list(z.string()),
  color_group_names: list(z.string()),
  season: z.number().nullish(),
  /** Stiffness of a ski, from 1 (soft) to 10 (stiff). */
  flex: z.number().nullish(),
});
export type ProductEntryJson = z.output<typeof productEntry>;

export const products = {
  contentType: 'product',
  entry: productEntry,
  translated: ['display_title', 'tagline', 'description', 'seo_meta.seo_title', 'seo_meta.seo_description'],
};

/** The fields that automated picks need (catalogue.md 7.2), and the categories that they are spread across. */
const productPick = productEntry.pick({
  uid: true,
  title: true,
  url: true,
  bc_products: true,
  regions: true,
  specs: true,
  categories: true,
});
export type ProductPickJson = z.output<typeof productPick>;

export const getProducts = entriesCall('getProducts', products);
export const getRegionProducts = regionalEntriesCall('getRegionProducts', products);
export const getProductPicks = regionalEntriesCall(
  'getProductPicks',
  { contentType: 'product', entry: productPick },
  { only: ['uid', 'title', 'url', 'bc_products', 'regions', 'specs', 'categories'] },
);

/** Products that are in these categories, have these attributes, and are none of these. */
export interface PicksWhere {
  /** Products in any of these categories; entries list the ancestors of their categories too. */
  categoryUids: readonly string[];
  /** All of these: a specification's title (any case) with one of the values (exact). */
  attributes?: readonly { attribute: string; values: readonly string[] }[];
  excludeUids?: readonly string[];
}

interface ProductsWhere extends PicksWhere {
  limit: number;
  skip?: number;
}

/** Products of the request's region, narrowed. */
export interface RegionProductsWhere {
  categoryUid: string | null;
  /** ISO 8601; null: whenever they were published. */
  updatedSince: string | null;
  /** Colour groups that they have any, all or none of. */
  colorGroups?: readonly { type: 'any' | 'all' | 'none'; values: readonly string[] }[];
  isNew?: boolean | null;
  /** Beginning of the shown title, in any case. */
  titlePrefix?: string | null;
}

/** A place in the order of updates: within a moment entries follow by uid. */
export interface UpdatePlace {
  /** ISO 8601. */
  at: string;
  uid: string;
}

export interface ProductsPage {
  entries: readonly ProductEntryJson[];
  /** Entries that follow this page. */
  rest: number;
}

export interface ProductPicks {
  entries: readonly ProductPickJson[];
  /** Pages of the whole list, at least 1. */
  pages: number;
}

export function productReads({ from, always, caller, ask, byValue, complete, loaderBy }: EntryReader) {
  const byUid = loaderBy(getProducts, 'uid');
  const byUrl = loaderBy(getProducts, 'url');
  /** Keys are `store/id`: each store numbers its products, so one id may name a product in each. */
  const byPlatformId = new BatchLoader<string, ProductEntryJson | null>(async (keys) => {
    const ids = [...new Set(keys.map(platformIdOf))];
    const found = await byValue(getProducts, 'bc_products.id', ids, ({ bc_products }) =>
      bc_products.map(({ id }) => id),
    );
    const entries = await complete(getProducts, [...new Set(readOf(found))]);
    const byKey = new Map<string, ProductEntryJson>(
      entries.flatMap((entry) =>
        entry.bc_products.map(({ region, id }) => [`${region}/${id}`, entry] as const),
      ),
    );
    return keys.map((key) => failureAt(found, platformIdOf(key)) ?? byKey.get(key) ?? null);
  });

  return {
    productByUid: (uid: string) => byUid.load(uid),
    /** By the entry's url with its leading slash: `/lodestar-98`. */
    productByUrl: (url: string) => byUrl.load(url),
    /** By the product's id in a store; null when no entry has it. Batched. */
    productByPlatformId: (store: string, id: number) => byPlatformId.load(`${store}/${id}`),
    /**
     * Short entries of the request's region, in the editors' order. The vendor matches title and value of a
     * specification independently; whether one specification has both is checked here.
     */
    async productsWhere(where: ProductsWhere): Promise<readonly ProductPickJson[]> {
      const { limit, skip = 0, attributes = [] } = where;
      const filter = filterOfPicks(where);
      const page = (part: { skip: number; limit: number }) => ask(getProductPicks, { filter, ...part });
      if (attributes.length === 0) return paged(page, { skip, most: limit });
      const matching = await paged(page, {
        most: skip + limit,
        where: (pick) => hasAttributes(pick, attributes),
      });
      return matching.slice(skip);
    },
    /** Whole entries of the request's region by ascending uid, behind one or (null) from the start. At most 100. */
    async productsAfter(
      { after, first }: { after: string | null; first: number },
      where: RegionProductsWhere,
    ): Promise<ProductsPage> {
      const filter = { ...filterOfRegion(where), ...(after === null ? {} : { uid: { $gt: after } }) };
      const wanted = { filter, asc: 'uid', limit: first, count: true };
      const { entries, count } = await from.run(getRegionProducts, { ...always, ...wanted }, caller);
      return {
        entries: await complete(getProducts, entries),
        rest: Math.max(0, (count ?? entries.length) - entries.length),
      };
    },
    /**
     * The same by their last update. The service orders by one field, and a bulk publication gives many entries one
     * moment: the entries of the moments at which a page begins and ends are asked for by uid. Two calls a page, three
     * where it ends within the list.
     */
    async productsByUpdate(
      { after, first, isDescending }: { after: UpdatePlace | null; first: number; isDescending: boolean },
      where: RegionProductsWhere,
    ): Promise<ProductsPage> {
      const base = filterOfRegion(where);
      const read = async (conditions: readonly object[], order: { asc?: string; desc?: string }) => {
        const filter = { ...base, $and: [...(base.$and ?? []), ...conditions] };
        const wanted = { filter, ...order, limit: first, count: true };
        const { entries, count } = await from.run(getRegionProducts, { ...always, ...wanted }, caller);
        return { entries, count: count ?? entries.length };
      };
      const ofMoment = (at: string, behind: string | null) =>
        read(
          [{ updated_at: { $gte: at, $lte: at } }, ...(behind === null ? [] : [{ uid: { $gt: behind } }])],
          { asc: 'uid' },
        );
      const none = { entries: [], count: 0 };
      const [begun, others] = await Promise.all([
        after === null ? none : ofMoment(after.at, after.uid),
        read(
          after === null ? [] : [{ updated_at: { [isDescending ? '$lt' : '$gt']: after.at } }],
          isDescending ? { desc: 'updated_at' } : { asc: 'updated_at' },
        ),
      ]);
      const room = first - begun.entries.length;
      const last = others.entries.at(-1)?.updated_at;
      // Which entries of the last moment were sent is the service's choice.
      const isCut = last !== undefined && others.count > others.entries.length;
      const whole = isCut ? others.entries.filter(({ updated_at: at }) => at !== last) : others.entries;
      const end = isCut && whole.length < room ? await ofMoment(last, null) : none;
      const entries = [...begun.entries, ...byUpdate([...whole, ...end.entries], isDescending)].slice(
        0,
        first,
      );
      return {
        entries: await complete(getProducts, entries),
        rest: Math.max(0, begun.count + others.count - entries.length),
      };
    },
    async productCount(where: RegionProductsWhere): Promise<number> {
      const wanted = { filter: filterOfRegion(where), asc: 'uid', limit: 1, count: true };
      const { count, entries } = await from.run(getRegionProducts, { ...always, ...wanted }, caller);
      return count ?? entries.length;
    },
    /**
     * One page of them, of 100 entries. `pages` counts what the vendor matched; entries whose specifications only
     * seem to match are left out of their page.
     */
    async productPicks(where: PicksWhere, page: number): Promise<ProductPicks> {
      const wanted = { filter: filterOfPicks(where), skip: page * pageSize, limit: pageSize, count: true };
      const { entries, count } = await from.run(getProductPicks, { ...always, ...wanted }, caller);
      const { attributes = [] } = where;
      return {
        entries: entries.filter((pick) => hasAttributes(pick, attributes)),
        pages: Math.max(1, Math.ceil((count ?? entries.length) / pageSize)),
      };
    },
  };
}

/** Of a key `store/id`. */
function platformIdOf(key: string): number {
  return Number(key.split('/')[1]);
}

/** By category, without the current product, by specification (catalogue.md 5, 7.2). */
function filterOfPicks(where: PicksWhere): Record<string, unknown> {
  const attributes = (where.attributes ?? []).map(({ attribute, values }) => ({
    'specs.title': { $regex: `^${escaped(attribute)}$`, $options: 'i' },
    'specs.value': { $in: values },
  }));
  return {
    'categories.uid': { $in: where.categoryUids },
    ...(where.excludeUids && where.excludeUids.length > 0 ? { uid: { $nin: where.excludeUids } } : {}),
    ...(attributes.length > 0 ? { $and: attributes } : {}),
  };
}

function byUpdate(entries: readonly ProductEntryJson[], isDescending: boolean): ProductEntryJson[] {
  const sign = isDescending ? -1 : 1;
  return entries.toSorted((a, b) => {
    if (a.updated_at !== b.updated_at) return a.updated_at < b.updated_at ? -sign : sign;
    return a.uid < b.uid ? -1 : 1;
  });
}

function filterOfRegion(where: RegionProductsWhere) {
  const { categoryUid, updatedSince, colorGroups = [], isNew = null, titlePrefix = null } = where;
  const colors = colorGroups.flatMap(({ type, values }): Record<string, unknown>[] => {
    if (type === 'all') return values.map((value) => ({ color_group_names: { $in: [value] } }));
    return [{ color_group_names: { [type === 'any' ? '$in' : '$nin']: values } }];
  });
  const conditions = [...colors, ...(titlePrefix === null ? [] : [shownTitle(titlePrefix)])];
  return {
    ...(conditions.length === 0 ? {} : { $and: conditions }),
    ...(isNew === null ? {} : { is_new: { [isNew ? '$in' : '$nin']: yesValues } }),
    ...(categoryUid === null ? {} : { 'categories.uid': { $in: [categoryUid] } }),
    ...(updatedSince === null ? {} : { updated_at: { $gte: updatedSince } }),
  };
}

/** A choice field's ways of saying yes (catalogue.md 3). */
const yesValues = ['Yes', 'yes', 'YES', 'True', 'true', 'TRUE', true];

/** The display title counts; where it is missing, the title. */
function shownTitle(prefix: string): Record<string, unknown> {
  const begins = { $regex: `^${escaped(prefix)}`, $options: 'i' };
  const hasNone = [{ display_title: { $exists: false } }, { display_title: { $in: ['', null] } }];
  return { $or: [{ display_title: begins }, { $and: [{ $or: hasNone }, { title: begins }] }] };
}

function hasAttributes(pick: ProductPickJson, attributes: NonNullable<PicksWhere['attributes']>): boolean {
  return attributes.every(({ attribute, values }) =>
    pick.specs.some(
      (spec) => spec.title.toLowerCase() === attribute.toLowerCase() && values.includes(spec.value),
    ),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
