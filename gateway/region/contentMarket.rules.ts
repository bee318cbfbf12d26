/** The market that a locale of content stands for, where an operation names one and no country (catalogue.md 7.4). */
import { billingRegion } from './billing.rules.ts';
import type { Markets } from './markets.rules.ts';
import { contentRegion } from './region.rules.ts';

/** Where most readers of a content language are at home. */
const homes: ReadonlyMap<string, string> = new Map([
  ['sv', 'se'],
  ['ja', 'jp'],
  ['no', 'no'],
  ['es', 'es'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['it', 'it'],
]);

/** A country of each store, for readers of a language that is at home at another one. */
const storeCountries: Readonly<Record<string, string>> = { us: 'us', ca: 'ca', eu_region_1: 'de' };

/**
 * The locale of a market, such as `fr-ca` for `fr` at the Canadian store; null for what is no locale of content by
 * itself, such as `fr-fr`.
 * @param text in lower case.
 * @param store that the operation names; null: that of the language's home.
 */
export function contentMarket(
  text: string,
  store: string | null,
  markets: Pick<Markets, 'groups'>,
): string | null {
  const home = homes.get(text);
  if (home === undefined) return null;
  const isSoldAtHome = store === null || billingRegion(contentRegion(home, false, markets)) === store;
  return `${text}-${isSoldAtHome ? home : (storeCountries[store] ?? home)}`;
}
