/**
 * `/{lang}/support`, with `?q=` a search in it. Two parallel queries: the topics, which stay while typing, and the
 * results, only when there is a term.
 */
import type { SupportResultsQuery } from '#relay/SupportResultsQuery.graphql.ts';
import SupportResultsQueryParameters from '#relay/SupportResultsQuery$parameters.ts';
import type { SupportRouteQuery } from '#relay/SupportRouteQuery.graphql.ts';
import SupportRouteQueryParameters from '#relay/SupportRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { questionOf } from './question.rules.ts';

export const supportEntryPoint = defineEntryPoint<{
  page: SupportRouteQuery;
  results: SupportResultsQuery;
}>({
  name: 'support',
  load: () => import('./SupportRoute.tsx'),
  queries: ({ lang, search }) => {
    const query = questionOf(search);
    return {
      page: { parameters: SupportRouteQueryParameters, variables: { locale: lang } },
      results: {
        parameters: SupportResultsQueryParameters,
        variables: { locale: lang, query, isAsked: query !== '' },
      },
    };
  },
});
