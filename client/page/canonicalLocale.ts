/**
 * The offered locale that search engines shall know this market by. A country that is not offered (`/en-kr`) shows what
 * an offered one does, and its pages name that one's address. Null while nobody can tell: then a market is its own.
 */
import { createContext, use } from 'react';

export const CanonicalLocaleContext = createContext<string | null>(null);

export function useCanonicalLocale(): string | null {
  return use(CanonicalLocaleContext);
}
