/** Debounced place suggestions; responses to an earlier text are dropped. */
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { usePlaceSuggestionsQuery } from '#relay/usePlaceSuggestionsQuery.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

export type PlaceSuggestion = usePlaceSuggestionsQuery['response']['market']['places'][number];

const REST_MS = 200;
const none: readonly PlaceSuggestion[] = [];

/** @param text null while nobody types: then there are no suggestions. */
export function usePlaceSuggestions(text: string | null): readonly PlaceSuggestion[] {
  const environment = useRelayEnvironment();
  const { lang } = useRouteMatch();
  const [found, setFound] = useState<readonly PlaceSuggestion[]>(none);
  const query = text?.trim() ?? '';

  useEffect(() => {
    if (query === '') return undefined;
    let stop = () => {};
    const rest = setTimeout(() => {
      const subscription = fetchQuery<usePlaceSuggestionsQuery>(
        environment,
        graphql`
          query usePlaceSuggestionsQuery($locale: Locale!, $query: String!) @inContext(locale: $locale) {
            market {
              places(query: $query) {
                key
                name
                area
              }
            }
          }
        `,
        { locale: lang, query },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ market }) => setFound(market.places.map(({ key, name, area }) => ({ key, name, area }))),
        // Suggestions are optional: without them the text is searched as typed.
        error: () => setFound(none),
      });
      stop = () => subscription.unsubscribe();
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [environment, lang, query]);

  return query === '' ? none : found;
}
