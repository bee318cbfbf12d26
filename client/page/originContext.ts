/**
 * Public origin of the shop, such as `https://skarn.example`: passed in on the server, read from the location in the
 * browser.
 */
import { createContext, use } from 'react';

export const OriginContext = createContext('');

export function useOrigin(): string {
  return use(OriginContext);
}
