/** Resolves a content locale without a country to a market, for operations that name one (catalogue.md 7.4). */
import { billingRegion } from './billing.rules.ts';
import type { Markets } from './markets.rules.ts';
import { contentRegion } from './region.rules.ts';

/** Home country of each content language. */
const homes: ReadonlyMap<string, string> = new Map([
  ['sv', 'se'],
  ['ja', 'jp'],
  ['no', 'no'],
  ['es', 'es'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['it', 'it'],
]);

/** Country used for a store when the language's home country buys from another store. */
const storeCountries: Readonly<Record<string, string>> = { us: 'us', ca: 'ca', eu_region_1: 'de' };

/**
 * The market's locale, such as `fr-ca` for `fr` at the Canadian store; null when the text is not a bare content locale,
 * such as `fr-fr`.
 * @param text in lower case.
 * @param store named by the operation; null means the store of the language's home country.
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
