/**
 * The offered locale that is canonical for this market. A country that is not offered (`/en-kr`) shows another market's
 * content, and its pages name that market's address. Null while unknown: a market is then canonical itself.
 */
import { createContext, use } from 'react';

export const CanonicalLocaleContext = createContext<string | null>(null);

export function useCanonicalLocale(): string | null {
  return use(CanonicalLocaleContext);
}
