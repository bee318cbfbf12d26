/**
 * `/{lang}/search?q=`. Two queries start together: what there is of each kind, which stays while the shopper narrows the
 * products, and the results as the address asks for them. Both ask the search service only when there is something to
 * look for.
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
