import type { BlogCategoryRouteQuery } from '#relay/BlogCategoryRouteQuery.graphql.ts';
import BlogCategoryRouteQueryParameters from '#relay/BlogCategoryRouteQuery$parameters.ts';
import { blogListingVariables } from '../../components/BlogPosts/blogListing.rules.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/blog/{handle}`. */
export const blogCategoryEntryPoint = defineEntryPoint<{ page: BlogCategoryRouteQuery }>({
  name: 'blog-category',
  load: () => import('./BlogCategoryRoute.tsx'),
  queries: ({ lang, params, search }) => ({
    page: {
      parameters: BlogCategoryRouteQueryParameters,
      variables: { locale: lang, handle: params['handle'] ?? '', ...blogListingVariables(search) },
    },
  }),
});
