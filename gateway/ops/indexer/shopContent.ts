/** The input of an indexing run. Empty fields of localised entries are already filled. */
import type { ProductJson } from '../../sources/commerce/products.ts';
import type { PublishedProductJson } from '../../sources/delivery/published.ts';
import type { CategoryEntryJson } from '../../sources/delivery/categories.ts';
import type { PageEntryJson } from '../../sources/delivery/pages.ts';
import type { BlogCategoryEntryJson, BlogPostEntryJson } from '../../sources/delivery/blog.ts';
import type { CircusPostEntryJson, CircusSeasonEntryJson } from '../../sources/delivery/circus.ts';
import type { RegionEntryJson } from '../../sources/delivery/settings.ts';
import type { SupportEntryJson, SupportTopicEntryJson } from '../../sources/delivery/support.ts';
import type { AthleteEntryJson, TeamPageEntryJson } from '../../sources/delivery/team.ts';

export type ProductContent = PublishedProductJson;

/** Entries of a locale; those not localised have the base's texts. */
export interface ShopContent {
  locale: string;
  products: readonly ProductContent[];
  categories: readonly CategoryEntryJson[];
  pages: readonly PageEntryJson[];
  landingPages: readonly PageEntryJson[];
  blogPosts: readonly BlogPostEntryJson[];
  blogCategories: readonly BlogCategoryEntryJson[];
  circusPosts: readonly CircusPostEntryJson[];
  circusSeasons: readonly CircusSeasonEntryJson[];
  support: readonly SupportEntryJson[];
  supportTopics: readonly SupportTopicEntryJson[];
  athletes: readonly AthleteEntryJson[];
  teamPages: readonly TeamPageEntryJson[];
  regions: readonly RegionEntryJson[];
}

export type StoreProduct = Pick<
  ProductJson,
  'id' | 'price' | 'calculatedPrice' | 'retailPrice' | 'variationPriceRange' | 'isInStock'
>;

/** Products of each store, by the store's ids. */
export type StoreProducts = ReadonlyMap<string, ReadonlyMap<number, StoreProduct>>;
