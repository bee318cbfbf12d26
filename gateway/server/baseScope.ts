/** A guest's scope in the default market: for calls of the edge, which speak of no market. */
import { nobody, scopeForLocale } from '../region/scopeForLocale.rules.ts';
import type { RequestScope } from '../sources/scope.ts';

export function baseScope(): RequestScope {
  const scope = scopeForLocale('en-us', nobody, 0);
  if (!scope) throw new Error('The default locale has a scope.');
  return scope;
}
