/** Serialises the markets for the client's routes; parsed by client/navigation/addresses/markets.rules.ts. */
import { contactCountries, defaultLocaleOf } from './countries.rules.ts';
import { offeredLocales } from '../locales/hreflang.rules.ts';
import { namedCountries } from '../locales/locale.rules.ts';
import type { Markets } from './markets.rules.ts';
import type { MarketsText } from '../../../../schema/pageContract.ts';

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
