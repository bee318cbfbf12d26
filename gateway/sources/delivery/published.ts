/**
 * Calls of the indexer, which reads everything that is published in a locale, page by page in the editors' order
 * (creation, which no later edit changes). Never cached. A malformed entry is null.
 */
import { z } from 'zod';
import { defineCall, type Call } from '../transport/call.ts';
import { blogCategories, blogPosts } from './blog.ts';
import { categories } from './categories.ts';
import { circusPosts, circusSeasons } from './circus.ts';
import type { ContentType, LocalScope } from './entries/entriesCall.ts';
import { list, text } from './entries/entryFields.ts';
import { landingPages, pages } from './pages.ts';
import { products } from './products.ts';
import { regions } from './settings.ts';
import { supportArticles, supportTopics } from './support.ts';
import { athletes, teamPages } from './team.ts';

interface PublishedArgs {
  environment: string;
  skip: number;
  /** At most 100. */
  limit: number;
}

export interface PublishedCall<Entry> extends Call<PublishedArgs, { entries: (Entry | null)[] }, LocalScope> {
  /** Of the content type. */
  translated: readonly string[];
}

function publishedCall<Entry>(
  name: string,
  { contentType, entry, translated = [] }: ContentType<Entry>,
  { only, include }: { only?: readonly string[]; include?: readonly string[] } = {},
): PublishedCall<Entry> {
  return {
    translated,
    ...defineCall({
      source: 'delivery',
      name,
      method: 'GET',
      route: `/v3/content_types/${contentType}/entries`,
      varies: ['contentLocale', 'preview', 'livePreview'],
      idempotent: true,
      request: ({ environment, skip, limit }: PublishedArgs, { contentLocale: locale }) => ({
        path: `/v3/content_types/${contentType}/entries`,
        query: {
          environment,
          locale,
          // Included entries are needed in whatever locale they have.
          include_fallback: include ? true : undefined,
          'include[]': include,
          'only[BASE][]': only,
          desc: 'created_at',
          skip,
          limit,
        },
      }),
      answer: z.object({ entries: z.array(entry.nullable().catch(null)) }),
    }),
  };
}

const publishedProduct = products.entry
  .pick({
    uid: true,
    updated_at: true,
    title: true,
    display_title: true,
    tagline: true,
    description: true,
    url: true,
    regions: true,
    is_new: true,
    is_redesigned: true,
    prices: true,
    product_type: true,
    image: true,
    seo_meta: true,
    bc_products: true,
    categories: true,
    specs: true,
    size_title: true,
    colors: true,
    color_group_names: true,
    season: true,
  })
  .extend({ created_at: text, size_specs: list(z.object({ size: text })) });
export type PublishedProductJson = z.output<typeof publishedProduct>;

const pageOptions = {
  include: [
    'blocks.banner.banner',
    'blocks.category_group.category_group',
    'generic_page.banner',
    'landing_page.banner.banner',
  ],
};

export const getPublishedProducts = publishedCall(
  'getPublishedProducts',
  { ...products, entry: publishedProduct },
  {
    only: Object.keys(publishedProduct.shape).map((field) =>
      field === 'size_specs' ? 'size_specs.size' : field,
    ),
  },
);
export const getPublishedCategories = publishedCall('getPublishedCategories', categories);
export const getPublishedPages = publishedCall('getPublishedPages', pages, pageOptions);
export const getPublishedLandingPages = publishedCall('getPublishedLandingPages', landingPages, pageOptions);
export const getPublishedBlogPosts = publishedCall('getPublishedBlogPosts', blogPosts);
export const getPublishedBlogCategories = publishedCall('getPublishedBlogCategories', blogCategories);
export const getPublishedCircusPosts = publishedCall('getPublishedCircusPosts', circusPosts);
export const getPublishedCircusSeasons = publishedCall('getPublishedCircusSeasons', circusSeasons);
export const getPublishedSupport = publishedCall('getPublishedSupport', supportArticles);
export const getPublishedSupportTopics = publishedCall('getPublishedSupportTopics', supportTopics);
export const getPublishedAthletes = publishedCall('getPublishedAthletes', athletes);
export const getPublishedTeamPages = publishedCall('getPublishedTeamPages', teamPages, {
  include: ['banner'],
});
export const getPublishedRegions = publishedCall('getPublishedRegions', regions);
