/** Below the field: main categories without a term, else the results. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import type { SearchContentQuery } from '#relay/SearchContentQuery.graphql.ts';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { searchPageWording } from '../../wording/shopping/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import { MainCategories } from './MainCategories.tsx';
import { readSearchAddress } from './searchAddress.rules.ts';
import { SearchAnswer } from './SearchAnswer.tsx';

type SearchContentProps = Pick<
  ScreenProps<{ page: SearchContentQuery; answer: SearchAnswerQuery }>,
  'queries' | 'match'
>;

export function SearchContent({ queries, match }: SearchContentProps) {
  const t = useWording(searchPageWording);
  const { header, search } = usePreloadedQuery<SearchContentQuery>(
    graphql`
      query SearchContentQuery($locale: Locale!, $term: String!, $isAsked: Boolean!)
      @inContext(locale: $locale)
      @preloadable {
        header {
          ...MainCategories_header
        }
        search(searchTerm: $term, kinds: [CATEGORY, POST, SUPPORT, PAGE], first: 3) @include(if: $isAsked) {
          # Of the late part.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...SearchResults_others
        }
      }
    `,
    queries.page,
  );
  const categories = <MainCategories header={header} heading={t('searchPage.browse')} />;
  return search && readSearchAddress(match.search).isAsked ? (
    <SearchAnswer query={queries.answer} others={search} categories={categories} />
  ) : (
    categories
  );
}
