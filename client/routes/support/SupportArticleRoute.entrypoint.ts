import SupportArticleRouteQueryParameters from '#relay/SupportArticleRouteQuery$parameters.ts';
import type { SupportArticleRouteQuery } from '#relay/SupportArticleRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/support/{handle}`. */
export const supportArticleEntryPoint = defineEntryPoint<{ page: SupportArticleRouteQuery }>({
  name: 'support-article',
  load: () => import('./SupportArticleRoute.tsx'),
  queries: ({ lang, params }) => ({
    page: {
      parameters: SupportArticleRouteQueryParameters,
      variables: { locale: lang, handle: params['handle'] ?? '' },
    },
  }),
});
