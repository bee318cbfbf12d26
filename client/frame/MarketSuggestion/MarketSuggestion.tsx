/**
 * Asks the gateway, when the page is idle, whether the shopper would be better served by another market, and
 * says so in a bar. Once a visit, not for who has answered, not on data saver; only in a browser, so that no crawler's
 * page has it. It never moves anybody: the shopper decides.
 */
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type {
  MarketSuggestionQuery,
  MarketSuggestionQuery$data,
} from '#relay/MarketSuggestionQuery.graphql.ts';
import { isCountrySelector, pathToKeep } from '../../navigation/addresses/countryPath.rules.ts';
import {
  isWorthSuggesting,
  mayAskForMarket,
  refuseMarket,
  rememberMarket,
} from '../../navigation/addresses/marketPreference.ts';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { whenIdle } from '../../viewport/whenIdle.ts';
import { MarketBar } from './MarketBar.tsx';

/** What the shopper came for comes first. Milliseconds after the page has loaded. */
export const suggestionDelayMs = 1_500;

export function MarketSuggestion() {
  const environment = useRelayEnvironment();
  const here = useRouteMatch();
  const { lang } = here;
  const path = pathToKeep(here);
  // The selector is a better answer to the same question.
  const isElsewhere = !isCountrySelector(here);
  const [isAsking, setIsAsking] = useState(false);
  const [suggestion, setSuggestion] = useState<MarketSuggestionQuery$data['marketSuggestion']>(null);

  useEffect(() => {
    if (!mayPreload(readConnection()) || !mayAskForMarket(lang)) return undefined;
    return whenIdle(() => setIsAsking(true), suggestionDelayMs);
  }, [lang]);

  // While a suggestion stands, it follows the shopper: its link leads to what is on screen.
  useEffect(() => {
    if (!isAsking || !isElsewhere) return undefined;
    const asking = fetchQuery<MarketSuggestionQuery>(
      environment,
      graphql`
        query MarketSuggestionQuery($locale: String!, $path: String) @inContext(locale: $locale) {
          marketSuggestion(path: $path) {
            country
            locale
            language
            path
            question
            accept
            decline
          }
        }
      `,
      { locale: lang, path },
    ).subscribe({
      next: ({ marketSuggestion }) => {
        const isWorth = isWorthSuggesting(marketSuggestion);
        setSuggestion(isWorth ? marketSuggestion : null);
        setIsAsking(isWorth);
      },
      // Nobody asked for it: without an answer there is nothing to say.
      error: () => setIsAsking(false),
    });
    return () => asking.unsubscribe();
  }, [isAsking, isElsewhere, environment, lang, path]);

  const end = () => {
    setIsAsking(false);
    setSuggestion(null);
  };
  return (
    <MarketBar
      offer={
        suggestion && isElsewhere
          ? {
              language: suggestion.language,
              question: suggestion.question,
              accept: { locale: suggestion.locale, href: suggestion.path, text: suggestion.accept },
              decline: suggestion.decline,
            }
          : null
      }
      onAccept={() => {
        if (suggestion) rememberMarket(suggestion.locale);
        end();
      }}
      onDecline={() => {
        if (suggestion) refuseMarket(suggestion.country);
        end();
      }}
    />
  );
}
