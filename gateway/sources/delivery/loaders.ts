/** The content service for one request, read by read: what is asked, how it is kept together. */
import DataLoader from 'dataloader';
import type { Caller } from '../transport/caller.ts';
import { blogReads } from './blog.ts';
import { addressReads } from './addresses.ts';
import { circusReads } from './circus.ts';
import * as calls from './client.ts';
import { nameEntry } from './clientParameters.rules.ts';
import type { DeliveryHandle, PicksWhere, ProductPicks, ProductsWhere } from './deliveryHandle.ts';
import type { DeliverySource } from './deliverySource.ts';
import { entryReader, failureAt, readOf } from './reads/entryReader.ts';
import { isIncomplete, wordFields } from './fallback.ts';
import { headerReads } from './header.ts';
import { getLandingPages, getPages, pageReads } from './pages.ts';
import { hotspotReads } from './hotspots.ts';
import { redirectReads } from './redirects.ts';
import { once, paged, pageSize } from './calls/paging.ts';
import { filterOfPicks, hasAttributes } from './calls/picks.ts';
import { teamReads } from './team.ts';
import { supportReads } from './support.ts';
import { storeReads } from './stores.ts';
import type {
  BannerEntryJson,
  BrandSettingsEntryJson,
  CategoryEntryJson,
  CategoryGroupEntryJson,
  ProductEntryJson,
  ProductPickJson,
} from './wire/wire.ts';

export type { DeliveryHandle, ProductsWhere } from './deliveryHandle.ts';

export function createDelivery(source: DeliverySource, caller: Caller): DeliveryHandle {
  const reader = entryReader(source, caller);
  const { from, always, ask, byValue, complete, loaderBy, single } = reader;

  const productByUid = loaderBy(calls.getProducts, wordFields.product, 'uid', (entry) => entry.uid);
  const productByUrl = loaderBy(calls.getProducts, wordFields.product, 'url', (entry) => entry.url);
  /** Keys are `store/id`: stores count for themselves, so one number may name a product in each. */
  const productByPlatformId = new DataLoader<string, ProductEntryJson | null>(async (keys) => {
    const ids = [...new Set(keys.map(platformIdOf))];
    const found = await byValue(calls.getProducts, 'bc_products.id', ids, ({ bc_products }) =>
      bc_products.map(({ id }) => id),
    );
    const entries = await complete(calls.getProducts, wordFields.product, [...new Set(readOf(found))]);
    const byKey = new Map<string, ProductEntryJson>(
      entries.flatMap((entry) =>
        entry.bc_products.map(({ region, id }) => [`${region}/${id}`, entry] as const),
      ),
    );
    return keys.map((key) => failureAt(found, platformIdOf(key)) ?? byKey.get(key) ?? null);
  });
  const categoryByUid = loaderBy(
    calls.getCategories,
    wordFields.product_category,
    'uid',
    (entry) => entry.uid,
  );
  const categoryByUrl = loaderBy(
    calls.getCategories,
    wordFields.product_category,
    'url',
    (entry) => entry.url,
  );
  const bannerByUid = loaderBy(calls.getBanners, wordFields.banner, 'uid', (entry) => entry.uid);
  const categoryGroupsUnder = new DataLoader<string, readonly CategoryGroupEntryJson[]>(async (parents) => {
    const found = await byValue(calls.getCategoryGroups, 'parent_category.uid', parents, parentsOf);
    const entries = [...new Set(readOf(found))];
    const groups = await complete(calls.getCategoryGroups, wordFields.category_groups, entries);
    primeCategories(groups);
    return parents.map(
      (parent) =>
        failureAt(found, parent) ??
        groups
          .filter((group) => parentsOf(group).includes(parent))
          .toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    );
  });

  const pageParts = { wholeBanners, primeCategories };
  const pages = pageReads(reader, getPages, pageParts);
  const landings = pageReads(reader, getLandingPages, pageParts);

  function wholeBanners(banners: readonly BannerEntryJson[]): Promise<BannerEntryJson[]> {
    return Promise.all(
      banners.map(async (banner) => {
        if (isIncomplete(banner, wordFields.banner)) return (await bannerByUid.load(banner.uid)) ?? banner;
        bannerByUid.prime(banner.uid, banner);
        return banner;
      }),
    );
  }

  /** Categories that came along with a group need no call of their own. */
  function primeCategories(groups: readonly CategoryGroupEntryJson[]): void {
    const categories = groups.flatMap((group) => group.categories.flatMap((member) => member.category));
    for (const category of categories) {
      if (!('parent' in category) || isIncomplete(category, wordFields.product_category)) continue;
      categoryByUid.prime(category.uid, category);
      categoryByUrl.prime(category.url, category);
    }
  }

  async function allCategories(): Promise<readonly CategoryEntryJson[]> {
    const found = await paged((page) => ask(calls.getRegionCategories, { asc: 'sort_order', ...page }));
    const categories = await complete(calls.getCategories, wordFields.product_category, found);
    for (const category of categories) {
      categoryByUid.prime(category.uid, category);
      categoryByUrl.prime(category.url, category);
    }
    return categories;
  }

  /** The vendor judges title and value of a specification apart; whether they meet in one is judged here. */
  async function productsWhere(where: ProductsWhere): Promise<readonly ProductPickJson[]> {
    const { limit, skip = 0, attributes = [] } = where;
    const filter = filterOfPicks(where);
    const page = (part: { skip: number; limit: number }) => ask(calls.getProductPicks, { filter, ...part });
    if (attributes.length === 0) return paged(page, { skip, most: limit });
    const judged = await paged(page, {
      most: skip + limit,
      where: (pick) => hasAttributes(pick, attributes),
    });
    return judged.slice(skip);
  }

  /** Entries whose specifications only seem to match are left out of their page, and counted with its pages. */
  async function productPicks(where: PicksWhere, page: number): Promise<ProductPicks> {
    const wanted = { filter: filterOfPicks(where), skip: page * pageSize, limit: pageSize, count: true };
    const { entries, count } = await from.run(calls.getProductPicks, { ...always, ...wanted }, caller);
    const { attributes = [] } = where;
    return {
      entries: entries.filter((pick) => hasAttributes(pick, attributes)),
      pages: Math.max(1, Math.ceil((count ?? entries.length) / pageSize)),
    };
  }

  async function entryByUid(contentType: string, uid: string): Promise<calls.EntryHeadJson | null> {
    if (!nameEntry(contentType, uid)) {
      from.misused();
      return null;
    }
    const answer = await from.run(calls.getEntry, { ...always, contentType, uid }, caller);
    if (!answer) from.missed(contentType, uid);
    return answer?.entry ?? null;
  }

  return {
    ...blogReads(reader),
    ...hotspotReads(reader),
    ...addressReads(reader),
    ...circusReads(reader),
    ...teamReads(reader),
    ...supportReads(reader),
    ...storeReads(reader),
    ...redirectReads(reader),
    productByUid: (uid) => productByUid.load(uid),
    productByUrl: (url) => productByUrl.load(url),
    productByPlatformId: (store, id) => productByPlatformId.load(`${store}/${id}`),
    categoryByUid: (uid) => categoryByUid.load(uid),
    categoryByUrl: (url) => categoryByUrl.load(url),
    categories: once(allCategories),
    categoryGroupsUnder: (parentUid) => categoryGroupsUnder.load(parentUid),
    pageByUrl: pages.byUrl,
    pageRegions: pages.regions,
    landingByUrl: landings.byUrl,
    landingRegions: landings.regions,
    entryByUid,
    ...headerReads(reader, wholeBanners),
    footer: single(calls.getFooters, wordFields.footer),
    brandSettings: once(async () => brandOf(await ask(calls.getBrandSettings, {}))),
    emailSignupSettings: single(calls.getEmailSignupSettings, wordFields.email_signup_settings),
    displayText: single(calls.getDisplayTexts, wordFields.display_text),
    duplicateDisplayText: single(calls.getDuplicateDisplayTexts, wordFields.display_text),
    search: single(calls.getSearchSettings, wordFields.search),
    colorGroups: once(() => paged((page) => ask(calls.getColorGroups, page))),
    errorPage: single(calls.getErrorPages, wordFields.error_page, async (page) => ({
      ...page,
      banner: await wholeBanners(page.banner),
    })),
    regions: once(() => paged((page) => ask(calls.getRegions, page))),
    everyBrandSettings: once(() => paged((page) => ask(calls.getBrandSettings, page))),
    productsWhere,
    productPicks,
    hideProductAttributes: single(calls.getHideProductAttributes),
    manageProductAttributes: single(calls.getManageProductAttributes),
    automatedRelatedProductsConfig: single(calls.getAutomatedRelatedProductsConfig),
    categoryProductAddOnConfigs: once(async () =>
      complete(
        calls.getCategoryProductAddOnConfigs,
        wordFields.category_product_add_on_config,
        await paged((page) => ask(calls.getCategoryProductAddOnConfigs, page)),
      ),
    ),
  };
}

function parentsOf({ parent_category }: CategoryGroupEntryJson): string[] {
  return parent_category.map(({ uid }) => uid);
}

/** The brand's own settings: others only say where there is a cart. */
function brandOf(entries: readonly BrandSettingsEntryJson[]): BrandSettingsEntryJson | null {
  return entries.find(({ markets }) => markets.length === 0) ?? null;
}

/** Of a key `store/id`. */
function platformIdOf(key: string): number {
  return Number(key.split('/')[1]);
}
