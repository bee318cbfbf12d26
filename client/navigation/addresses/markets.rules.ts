/**
 * The markets for routing. The server gets them from the gateway and embeds them in the page, so that the browser
 * routes alike; editors may open a market at any time.
 */
import type { MarketsText } from '../../../schema/pageContract.ts';

export interface Markets {
  /** Languages of each offered country, the default first. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  /** Countries that are accepted but not offered: they show the global content. */
  readonly others: ReadonlySet<string>;
}

export function readMarkets({ locales, others }: MarketsText): Markets {
  const languages = new Map<string, string[]>();
  for (const locale of wordsOf(locales)) {
    const [language = '', country = ''] = locale.split('-');
    languages.set(country, [...(languages.get(country) ?? []), language]);
  }
  return { languages, others: new Set(wordsOf(others)) };
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
