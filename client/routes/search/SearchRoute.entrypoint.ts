/**
 * `/{lang}/search?q=`. Two parallel queries: counts by kind, which stay while filters change, and the results for the
 * address. Both query the search service only when there is a term.
 */
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import SearchAnswerQueryParameters from '#relay/SearchAnswerQuery$parameters.ts';
import type { SearchContentQuery } from '#relay/SearchContentQuery.graphql.ts';
import SearchContentQueryParameters from '#relay/SearchContentQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { answerVariables, readSearchAddress } from './searchAddress.rules.ts';

export const searchEntryPoint = defineEntryPoint<{ page: SearchContentQuery; answer: SearchAnswerQuery }>({
  name: 'search',
  showsFailure: true,
  load: () => import('./SearchRoute.tsx'),
  queries: ({ lang, search }) => {
    const { term, isAsked } = readSearchAddress(search);
    return {
      page: { parameters: SearchContentQueryParameters, variables: { locale: lang, term, isAsked } },
      answer: {
        parameters: SearchAnswerQueryParameters,
        variables: { locale: lang, ...answerVariables(search) },
      },
    };
  },
});
