/** A guest's scope in the default market, for calls of the edge that concern no market. */
import { defaultLocale } from '../../graph/region/locales/locale.rules.ts';
import { guestAt, scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import type { RequestScope } from '../../sources/transport/scope.ts';

export function baseScope(): RequestScope {
  const scope = scopeForLocale(defaultLocale, guestAt, 0, specifiedMarkets);
  if (!scope) throw new Error(`${defaultLocale} is not a locale.`);
  return scope;
}
