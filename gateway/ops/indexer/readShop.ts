/**
 * Reads everything that content and commerce publish, page by page through the sources. A failing source ends the run;
 * an invalid entry is omitted and reported.
 */
import {
  exactProduct,
  exactRules,
  platformPrices,
  type PlatformPrices,
} from '../../graph/catalog/offers/exactPrices.rules.ts';
import { groupProductPrices } from '../../graph/catalog/offers/groupDiscount.rules.ts';
import { storeCurrency } from '../../graph/region/markets/billing.rules.ts';
import type { Call } from '../../sources/transport/call.ts';
import {
  factsFields,
  isFactsProduct,
  storeFacts,
  type FactsById,
  type FactsProduct,
  type StoreFacts,
} from '../../edge/changes/productFacts.ts';
import type { CommerceHandle } from '../../sources/commerce/handle.ts';
import { baseLocale, filled } from '../../sources/delivery/entries/fallback.ts';
import * as calls from '../../sources/delivery/published.ts';
import type { RequestScope, ScopePart } from '../../sources/transport/scope.ts';
import type { ShopContent, StoreProduct, StoreProducts } from './shopContent.ts';

/** Calls the content service. */
export type Ask = <Args, Result, Part extends ScopePart>(
  call: Call<Args, Result, Part>,
  args: Args,
  scope: RequestScope,
) => Promise<Result>;

export interface Reading {
  ask: Ask;
  /** The commerce service's handle for a guest's scope. */
  commerce(scope: RequestScope): Pick<CommerceHandle, 'guestGroup' | 'productFields'>;
  /** Commerce regions that have a store; null: all. */
  stores: readonly string[] | null;
  /** Environment of the content service. */
  environment: string;
  /** Called with an entry omitted because it does not match its type. */
  onUnreadable?(contentType: string, locale: string): void;
}

const contentPage = 100;
const commercePage = 250;

/** A guest's scope, in a locale and at a store. */
export function guestScope(contentLocale: string, commerceRegion = 'us'): RequestScope {
  return {
    country: 'us',
    language: 'en',
    contentLocale,
    contentRegion: 'us',
    commerceRegion,
    hasShop: true,
    customerGroup: null,
    isCustomer: false,
    customerId: null,
    preview: false,
    livePreview: null,
  };
}

type Entry = { uid: string };

const everyCall = {
  products: calls.getPublishedProducts,
  categories: calls.getPublishedCategories,
  pages: calls.getPublishedPages,
  landingPages: calls.getPublishedLandingPages,
  blogPosts: calls.getPublishedBlogPosts,
  blogCategories: calls.getPublishedBlogCategories,
  circusPosts: calls.getPublishedCircusPosts,
  circusSeasons: calls.getPublishedCircusSeasons,
  support: calls.getPublishedSupport,
  supportTopics: calls.getPublishedSupportTopics,
  athletes: calls.getPublishedAthletes,
  teamPages: calls.getPublishedTeamPages,
  regions: calls.getPublishedRegions,
} satisfies { [Kind in ContentKind]: calls.PublishedCall<ShopContent[Kind][number]> };
type ContentKind = Exclude<keyof ShopContent, 'locale'>;
const contentKinds = Object.keys(everyCall) as readonly ContentKind[];

/** Published entries by locale, the base first, with empty fields filled from the base. */
export async function* readContent(
  reading: Reading,
  locales: readonly string[],
): AsyncGenerator<ShopContent> {
  const base = await readLocale(reading, baseLocale);
  for (const locale of locales) {
    yield locale === baseLocale ? base : localised(await readLocale(reading, locale), base);
  }
}

async function readLocale(reading: Reading, locale: string): Promise<ShopContent> {
  const read = await Promise.all(
    contentKinds.map(
      async (kind) =>
        [kind, await readEntries(reading, everyCall[kind] as calls.PublishedCall<Entry>, locale)] as const,
    ),
  );
  return { locale, ...Object.fromEntries(read) } as unknown as ShopContent;
}

async function readEntries<E extends Entry>(
  { ask, environment, onUnreadable }: Reading,
  call: calls.PublishedCall<E>,
  locale: string,
): Promise<E[]> {
  const all: E[] = [];
  for (let skip = 0; ; skip += contentPage) {
    const { entries } = await ask(call, { environment, skip, limit: contentPage }, guestScope(locale));
    for (const entry of entries) {
      if (entry) all.push(entry);
      else onUnreadable?.(call.route.split('/')[3] ?? '', locale);
    }
    if (entries.length < contentPage) return all;
  }
}

function localised(own: ShopContent, base: ShopContent): ShopContent {
  const whole = contentKinds.map(
    (kind) => [kind, merged<Entry>(own[kind], base[kind], everyCall[kind].translated)] as const,
  );
  return { locale: own.locale, ...Object.fromEntries(whole) } as unknown as ShopContent;
}

/** The base's entries, localised where possible, and those that only the locale publishes. */
function merged<E extends Entry>(own: readonly E[], base: readonly E[], fields: readonly string[]): E[] {
  const localisedByUid = new Map(own.map((entry) => [entry.uid, entry]));
  const known = new Set(base.map(({ uid }) => uid));
  return [
    ...base.map((entry) => {
      const here = localisedByUid.get(entry.uid);
      return here ? filled(here, entry, fields) : entry;
    }),
    ...own.filter(({ uid }) => !known.has(uid)),
  ];
}

export interface ReadStores {
  products: StoreProducts;
  /** For the change log. */
  facts: ReadonlyMap<string, FactsById>;
}

/** Everything that each store sells, with prices for guests. */
export async function readStores(
  { commerce }: Pick<Reading, 'commerce'>,
  stores: readonly string[],
): Promise<ReadStores> {
  const read = await Promise.all(
    stores.map(
      async (store) =>
        [
          store,
          await readStore(() => commerce(guestScope(baseLocale, store)), storeCurrency(store)),
        ] as const,
    ),
  );
  return {
    products: new Map(read.map(([store, { products }]) => [store, products])),
    facts: new Map(read.map(([store, { facts }]) => [store, facts])),
  };
}

async function readStore(
  /** A new handle for each call: each has its own deadline. */
  open: () => ReturnType<Reading['commerce']>,
  currency: string,
): Promise<{ products: ReadonlyMap<number, StoreProduct>; facts: FactsById }> {
  const products = new Map<number, StoreProduct>();
  const facts = new Map<number, StoreFacts>();
  const rules = exactRules((await open().guestGroup())?.discount_rules ?? [], currency);
  const wanted = { fields: factsFields, include: ['variants'] } as const;
  for (let page = 1; ; page += 1) {
    const items = await open().productFields({ page, limit: commercePage, ...wanted });
    for (const product of items.filter(isFactsProduct)) {
      const exact = exactProduct(product, currency);
      const prices = platformPrices(groupProductPrices(rules, exact), currency);
      products.set(product.id, storeProduct(product, prices));
      facts.set(product.id, storeFacts(product, exact, rules));
    }
    if (items.length < commercePage) return { products, facts };
  }
}

/** Without variants, of which a large shop has too many to keep. */
function storeProduct({ id, price, isInStock }: FactsProduct, prices: PlatformPrices): StoreProduct {
  return { id, price, isInStock, ...prices };
}
