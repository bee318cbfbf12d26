import type { BlogRouteQuery } from '#relay/BlogRouteQuery.graphql.ts';
import BlogRouteQueryParameters from '#relay/BlogRouteQuery$parameters.ts';
import { blogListingVariables } from '../../components/BlogPosts/blogListing.rules.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/blog`. */
export const blogEntryPoint = defineEntryPoint<{ page: BlogRouteQuery }>({
  name: 'blog',
  load: () => import('./BlogRoute.tsx'),
  queries: ({ lang, search }) => ({
    page: {
      parameters: BlogRouteQueryParameters,
      variables: { locale: lang, ...blogListingVariables(search) },
    },
  }),
});
