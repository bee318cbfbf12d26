/** Public origin of the shop, such as `https://skarn.example`: the server is told, the browser knows. */
import { createContext, use } from 'react';

export const OriginContext = createContext('');

export function useOrigin(): string {
  return use(OriginContext);
}
