/**
 * `/{lang}/blog/p/{handle}`. Two parallel queries: the post, and the content below it, which the post does not wait for.
 */
import type { BlogPostMoreQuery } from '#relay/BlogPostMoreQuery.graphql.ts';
import BlogPostMoreQueryParameters from '#relay/BlogPostMoreQuery$parameters.ts';
import type { BlogPostRouteQuery } from '#relay/BlogPostRouteQuery.graphql.ts';
import BlogPostRouteQueryParameters from '#relay/BlogPostRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const blogPostEntryPoint = defineEntryPoint<{ page: BlogPostRouteQuery; more: BlogPostMoreQuery }>({
  name: 'blog-post',
  load: () => import('./BlogPostRoute.tsx'),
  queries: ({ lang, params }) => {
    const variables = { locale: lang, handle: params['handle'] ?? '' };
    return {
      page: { parameters: BlogPostRouteQueryParameters, variables },
      more: { isAside: true, parameters: BlogPostMoreQueryParameters, variables },
    };
  },
});
