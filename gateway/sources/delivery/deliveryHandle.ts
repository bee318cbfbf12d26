/** What resolvers see of the content service: `ctx.delivery`. */
import type { BlogReads } from './blog.ts';
import type { AddressReads } from './addresses.ts';
import type { EntryHeadJson } from './client.ts';
import type { HeaderReads } from './header.ts';
import type { HotspotReads } from './hotspots.ts';
import type { CircusReads } from './circus.ts';
import type { TeamReads } from './team.ts';
import type { SupportReads } from './support.ts';
import type {
  AutomatedRelatedProductsConfigEntryJson,
  BrandSettingsEntryJson,
  CategoryEntryJson,
  CategoryGroupEntryJson,
  CategoryProductAddOnConfigEntryJson,
  ColorGroupEntryJson,
  DisplayTextEntryJson,
  EmailSignupSettingsEntryJson,
  ErrorPageEntryJson,
  FooterEntryJson,
  HideProductAttributesEntryJson,
  ManageProductAttributesEntryJson,
  PageEntryJson,
  ProductEntryJson,
  ProductPickJson,
  RegionEntryJson,
  SearchEntryJson,
} from './wire/wire.ts';
import type { RedirectReads } from './redirects.ts';
import type { StoreReads } from './stores.ts';

/** Products that stand in these categories, have these attributes, and are none of these. */
export interface PicksWhere {
  /** Products that stand in any of these categories; entries list their ancestors too. */
  categoryUids: readonly string[];
  /** All of these: a specification's title (any case) with one of the values (exact). */
  attributes?: readonly { attribute: string; values: readonly string[] }[];
  excludeUids?: readonly string[];
}

export interface ProductsWhere extends PicksWhere {
  /** At most this many. */
  limit: number;
  skip?: number;
}

export interface ProductPicks {
  entries: readonly ProductPickJson[];
  /** Pages that the whole list has, at least 1. */
  pages: number;
}

/**
 * Answers come in the request's content locale, empty fields filled from en-us. Null: not published in either.
 * An entry found by uid or url is given whatever its `regions` say (the domain judges); lists and pages are of the
 * request's content region. Results are frozen. Fails with `SourceError`.
 */
export interface DeliveryHandle
  extends
    HeaderReads,
    BlogReads,
    HotspotReads,
    AddressReads,
    CircusReads,
    TeamReads,
    SupportReads,
    StoreReads,
    RedirectReads {
  productByUid(uid: string): Promise<ProductEntryJson | null>;
  /** By the entry's url with its leading slash: `/lodestar-98`. */
  productByUrl(url: string): Promise<ProductEntryJson | null>;
  /** By a store's own id of it; null when content does not know it. Batched. */
  productByPlatformId(store: string, id: number): Promise<ProductEntryJson | null>;
  categoryByUid(uid: string): Promise<CategoryEntryJson | null>;
  /** `/skis/all-mountain`. */
  categoryByUrl(url: string): Promise<CategoryEntryJson | null>;
  /** Every category that lists the request's region, by `sort_order`. One kept call for the whole tree. */
  categories(): Promise<readonly CategoryEntryJson[]>;
  /** Groups whose `parent_category` is the category, by uid. Their categories are whole: one call, batched. */
  categoryGroupsUnder(parentUid: string): Promise<readonly CategoryGroupEntryJson[]>;
  /** The page of the request's region; `/` is the home page. Banners, category groups and their links are whole: one call. */
  pageByUrl(url: string): Promise<PageEntryJson | null>;
  /** The `regions` of every page under the url, whatever region asks; empty when there is none. Shares the call of `pageByUrl`. */
  pageRegions(url: string): Promise<readonly (readonly string[])[]>;
  /** The landing page of the request's region, such as `/first-snow`. Banners, category groups and their links are whole. */
  landingByUrl(url: string): Promise<PageEntryJson | null>;
  /** The `regions` of every landing page under the url, whatever region asks. Shares the call of `landingByUrl`. */
  landingRegions(url: string): Promise<readonly (readonly string[])[]>;
  /** Title and address of an entry of any type, for links to types that have no loader of their own. Not batched. */
  entryByUid(contentType: string, uid: string): Promise<EntryHeadJson | null>;
  footer(): Promise<FooterEntryJson | null>;
  brandSettings(): Promise<BrandSettingsEntryJson | null>;
  /** Also those of single markets. */
  everyBrandSettings(): Promise<readonly BrandSettingsEntryJson[]>;
  emailSignupSettings(): Promise<EmailSignupSettingsEntryJson | null>;
  displayText(): Promise<DisplayTextEntryJson | null>;
  duplicateDisplayText(): Promise<DisplayTextEntryJson | null>;
  search(): Promise<SearchEntryJson | null>;
  colorGroups(): Promise<readonly ColorGroupEntryJson[]>;
  /** The page for 404 and 410, with the withdrawn products. */
  errorPage(): Promise<ErrorPageEntryJson | null>;
  regions(): Promise<readonly RegionEntryJson[]>;
  /** Light entries of the request's region, in the editors' order. */
  productsWhere(where: ProductsWhere): Promise<readonly ProductPickJson[]>;
  /** One page of them, of 100 entries, and how many there are in all. */
  productPicks(where: PicksWhere, page: number): Promise<ProductPicks>;
  hideProductAttributes(): Promise<HideProductAttributesEntryJson | null>;
  manageProductAttributes(): Promise<ManageProductAttributesEntryJson | null>;
  automatedRelatedProductsConfig(): Promise<AutomatedRelatedProductsConfigEntryJson | null>;
  categoryProductAddOnConfigs(): Promise<readonly CategoryProductAddOnConfigEntryJson[]>;
}
