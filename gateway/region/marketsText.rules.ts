/** The markets as the client's routes read them; the same words stand in client/navigation/markets.rules.ts. */
import { contactCountries, defaultLocaleOf } from './countries.rules.ts';
import { offeredLocales } from './hreflang.rules.ts';
import { namedCountries } from './locale.rules.ts';
import type { Markets } from './markets.rules.ts';

export interface MarketsText {
  /** Every offered locale between blanks, a country's default before its others. */
  locales: string;
  /** Countries that are accepted by name and not offered. */
  others: string;
}

export function marketsText(markets: Markets): MarketsText {
  const defaults = new Set(markets.countries.map(defaultLocaleOf));
  const locales = offeredLocales(markets).toSorted((one, other) => rank(other) - rank(one));
  function rank(locale: string): number {
    return Number(defaults.has(locale));
  }
  const offered = new Set(markets.countries.map(({ value }) => value));
  const known = [...namedCountries, ...markets.groups.keys(), ...contactCountries];
  return {
    locales: locales.join(' '),
    others: [...new Set(known)].filter((country) => !offered.has(country)).join(' '),
  };
}
