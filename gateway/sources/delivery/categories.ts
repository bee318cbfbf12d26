/** Product categories, and the groups of them that pages and category pages show (catalogue.md 3, 7.2). */
import { BatchLoader } from '../transport/batchLoader.ts';
import { z } from 'zod';
import { entriesCall, regionalEntriesCall } from './entries/entriesCall.ts';
import {
  html,
  list,
  picture,
  platformId,
  reference,
  references,
  system,
  text,
} from './entries/entryFields.ts';
import { failureAt, readOf, type EntryReader } from './entries/entryReader.ts';
import { isIncomplete } from './entries/fallback.ts';
import { noted } from './entries/fieldNotes.ts';
import { once, paged } from './entries/paging.ts';

const categoryEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/skis/all-mountain`. */
  url: text,
  display_title: text,
  description: html,
  cat_ids_bc: list(platformId),
  regions: list(z.string()),
  /** Empty at the top. */
  parent: references('product_category'),
  sort_order: z.number().nullish(),
  banner: picture,
  automated_related_products: list(z.unknown()),
});
export type CategoryEntryJson = z.output<typeof categoryEntry>;

export const categories = {
  contentType: 'product_category',
  entry: categoryEntry,
  translated: ['display_title', 'description'],
};

export const categoryGroupEntry = z.object({
  ...system,
  title: z.string(),
  parent_category: references('product_category'),
  categories: list(
    z.object({
      /** Whole category entries where the call includes them (pages do), else references. */
      category: noted(list(z.union([categoryEntry.extend({ _content_type_uid: z.string() }), reference])), {
        references: ['product_category'],
      }),
      clp_display_title: text,
      image: picture,
    }),
  ),
  /** The editors' layout tags; the vendor writes one, several or none. */
  clp_layout_tags: z
    .union([z.array(z.string()), z.string()])
    .nullish()
    .transform((tags): string[] => (typeof tags === 'string' ? [tags] : (tags ?? [])))
    .catch([]),
});
export type CategoryGroupEntryJson = z.output<typeof categoryGroupEntry>;

export const categoryGroups = {
  contentType: 'category_groups',
  entry: categoryGroupEntry,
  translated: ['categories'],
};

export const getCategories = entriesCall('getCategories', categories);
export const getRegionCategories = regionalEntriesCall('getRegionCategories', categories);
export const getCategoryGroups = entriesCall('getCategoryGroups', categoryGroups, {
  include: ['categories.category'],
});

export function categoryReads({ ask, byValue, complete, loaderBy }: EntryReader) {
  const byUid = loaderBy(getCategories, 'uid');
  const byUrl = loaderBy(getCategories, 'url');

  function prime(category: CategoryEntryJson): void {
    byUid.prime(category.uid, category);
    byUrl.prime(category.url, category);
  }

  /** Categories that a group includes need no call of their own. */
  function primeCategories(groups: readonly CategoryGroupEntryJson[]): void {
    const included = groups.flatMap((group) => group.categories.flatMap((member) => member.category));
    for (const category of included)
      if ('parent' in category && !isIncomplete(category, categories.translated)) prime(category);
  }

  const groupsUnder = new BatchLoader<string, readonly CategoryGroupEntryJson[]>(async (parents) => {
    const found = await byValue(getCategoryGroups, 'parent_category.uid', parents, parentsOf);
    const groups = await complete(getCategoryGroups, [...new Set(readOf(found))]);
    primeCategories(groups);
    return parents.map(
      (parent) =>
        failureAt(found, parent) ??
        groups
          .filter((group) => parentsOf(group).includes(parent))
          .toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    );
  });

  return {
    primeCategories,
    categoryByUid: (uid: string) => byUid.load(uid),
    /** By the entry's url with its leading slash: `/skis/all-mountain`. */
    categoryByUrl: (url: string) => byUrl.load(url),
    /** Every category that lists the request's region, by `sort_order`: one cached call for the whole tree. */
    categories: once(async () => {
      const found = await paged((page) => ask(getRegionCategories, { asc: 'sort_order', ...page }));
      const all = await complete(getCategories, found);
      for (const category of all) prime(category);
      return all;
    }),
    /** Groups whose `parent_category` is the category, by uid, with whole categories. Batched. */
    categoryGroupsUnder: (parentUid: string) => groupsUnder.load(parentUid),
  };
}

function parentsOf({ parent_category }: CategoryGroupEntryJson): string[] {
  return parent_category.map(({ uid }) => uid);
}
