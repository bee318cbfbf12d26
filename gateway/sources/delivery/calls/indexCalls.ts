/**
 * Reads for whoever goes through everything that is published in one locale: page after page, the latest written first,
 * which is the editors' order and one that no later edit changes; never a kept answer. An entry that cannot be read is null and costs itself.
 */
import { z } from 'zod';
import { defineCall, type Call } from '../../transport/call.ts';
import type { LocalScope } from './entriesCall.ts';
import { categoryEntry, pageEntry, productEntry } from '../wire/wire.ts';
import { blogCategoryEntry, blogPostEntry } from '../blog.ts';
import { circusPostEntry, circusSeasonEntry } from '../circus.ts';
import { list, text } from '../wire/wireFields.ts';
import { regionEntry } from '../wire/wireSettings.ts';
import { supportEntry, supportTopicEntry } from '../support.ts';
import { athleteEntry, teamPageEntry } from '../team.ts';

export interface PublishedArgs {
  environment: string;
  skip: number;
  /** At most 100. */
  limit: number;
}

export interface PublishedJson<Entry> {
  entries: (Entry | null)[];
}

export type PublishedCall<Entry> = Call<PublishedArgs, PublishedJson<Entry>, LocalScope>;

function publishedCall<Entry>(
  name: string,
  contentType: string,
  entry: z.ZodType<Entry>,
  { only, include }: { only?: readonly string[]; include?: readonly string[] } = {},
): PublishedCall<Entry> {
  return defineCall({
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
        // What an entry includes has to come along whatever language it is in.
        include_fallback: include ? true : undefined,
        'include[]': include,
        'only[BASE][]': only,
        desc: 'created_at',
        skip,
        limit,
      },
    }),
    answer: z.object({ entries: z.array(entry.nullable().catch(null)) }),
  });
}

const publishedProduct = productEntry
  .pick({
    uid: true,
    title: true,
    display_title: true,
    tagline: true,
    description: true,
    url: true,
    regions: true,
    is_new: true,
    is_redesigned: true,
    prices: true,
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

const blockIncludes = [
  'blocks.banner.banner',
  'blocks.category_group.category_group',
  'generic_page.banner',
  'landing_page.banner.banner',
];

export const getPublishedProducts = publishedCall('getPublishedProducts', 'product', publishedProduct, {
  only: Object.keys(publishedProduct.shape).map((field) =>
    field === 'size_specs' ? 'size_specs.size' : field,
  ),
});
export const getPublishedCategories = publishedCall(
  'getPublishedCategories',
  'product_category',
  categoryEntry,
);
export const getPublishedPages = publishedCall('getPublishedPages', 'page', pageEntry, {
  include: blockIncludes,
});
export const getPublishedLandingPages = publishedCall('getPublishedLandingPages', 'landing_page', pageEntry, {
  include: blockIncludes,
});
export const getPublishedBlogPosts = publishedCall('getPublishedBlogPosts', 'blog_post', blogPostEntry);
export const getPublishedBlogCategories = publishedCall(
  'getPublishedBlogCategories',
  'blog_category',
  blogCategoryEntry,
);
export const getPublishedCircusPosts = publishedCall(
  'getPublishedCircusPosts',
  'traveling_circus_post',
  circusPostEntry,
);
export const getPublishedCircusSeasons = publishedCall(
  'getPublishedCircusSeasons',
  'circus_season',
  circusSeasonEntry,
);
export const getPublishedSupport = publishedCall('getPublishedSupport', 'support', supportEntry);
export const getPublishedSupportTopics = publishedCall(
  'getPublishedSupportTopics',
  'support_topic',
  supportTopicEntry,
);
export const getPublishedAthletes = publishedCall('getPublishedAthletes', 'athlete', athleteEntry);
export const getPublishedTeamPages = publishedCall('getPublishedTeamPages', 'team_page', teamPageEntry, {
  include: ['banner'],
});
export const getPublishedRegions = publishedCall('getPublishedRegions', 'regions', regionEntry);
