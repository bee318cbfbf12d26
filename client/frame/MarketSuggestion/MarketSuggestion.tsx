/**
 * Asks the gateway, when the page is idle, whether another market suits the shopper better, and suggests it in a bar.
 * Once per session, not after an answer, not in data-saver mode; client-side only, so that crawlers never see it. It
 * never redirects.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type {
  MarketSuggestionQuery,
  MarketSuggestionQuery$data,
} from '#relay/MarketSuggestionQuery.graphql.ts';
import { isCountrySelector, pathToKeep } from '../../navigation/addresses/countryPath.rules.ts';
import {
  isWorthSuggesting,
  canSuggestMarket,
  refuseMarket,
  rememberMarket,
} from '../../navigation/addresses/marketPreference.ts';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { whenIdle } from '../../viewport/whenIdle.ts';

/** Lazy: few visits get a suggestion. */
const MarketBar = lazy(async () => ({ default: (await import('./MarketBar.tsx')).MarketBar }));

/** Delay after load, so that it does not compete with the page. Milliseconds. */
export const suggestionDelayMs = 1_500;

export function MarketSuggestion() {
  const environment = useRelayEnvironment();
  const here = useRouteMatch();
  const { lang } = here;
  const path = pathToKeep(here);
  // The selector answers the same question better.
  const isElsewhere = !isCountrySelector(here);
  const [isAsking, setIsAsking] = useState(false);
  const [suggestion, setSuggestion] = useState<MarketSuggestionQuery$data['marketSuggestion']>(null);

  useEffect(() => {
    if (!mayPreload(readConnection()) || !canSuggestMarket(lang)) return undefined;
    return whenIdle(() => setIsAsking(true), suggestionDelayMs);
  }, [lang]);

  // While a suggestion is shown, its link follows the current screen.
  useEffect(() => {
    if (!isAsking || !isElsewhere) return undefined;
    const asking = fetchQuery<MarketSuggestionQuery>(
      environment,
      graphql`
        query MarketSuggestionQuery($locale: Locale!, $path: String) @inContext(locale: $locale) {
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
      // Unrequested, so a failure shows nothing.
      error: () => setIsAsking(false),
    });
    return () => asking.unsubscribe();
  }, [isAsking, isElsewhere, environment, lang, path]);

  const end = () => {
    setIsAsking(false);
    setSuggestion(null);
  };
  return (
    // The live region exists before the bar, so that its appearance is announced.
    <div aria-live="polite">
      {suggestion && isElsewhere ? (
        <Suspense fallback={null}>
          <MarketBar
            offer={{
              language: suggestion.language,
              question: suggestion.question,
              accept: { locale: suggestion.locale, href: suggestion.path, text: suggestion.accept },
              decline: suggestion.decline,
            }}
            onAccept={() => {
              rememberMarket(suggestion.locale);
              end();
            }}
            onDecline={() => {
              refuseMarket(suggestion.country);
              end();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
