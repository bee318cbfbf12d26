/**
 * The markets as routes know them. The server gets them from the gateway and writes them into the page, so that the browser
 * routes alike; editors may open one at any time.
 */
import type { MarketsText } from '../../../schema/pageContract.ts';

export interface Markets {
  /** Languages of each offered country, the country's default first. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  /** Countries that are accepted by name and not offered: they read what everywhere else (`global`) reads. */
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
