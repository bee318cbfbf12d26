/**
 * The content client's cache policies, by their numbers (catalogue.md 9), and the state of a cached answer under each. No
 * policy serves an expired answer.
 *
 * The default depends on the answer's age, because any single policy would be wasteful for young answers or out of date
 * for old ones: cache else network while it is fresh, then cache then network (stale-while-revalidate), then network else
 * cache (stale-if-error), and network only when it has expired.
 */
import type { CacheTimes } from '../call.ts';

export const cachePolicies = {
  /** The cache is neither read nor written. */
  ignore: -1,
  /** The cache is written, not read. */
  networkOnly: 0,
  /** A cached answer is served without asking, however old. */
  cacheElseNetwork: 1,
  /** The network is always asked; a cached answer is the fallback. */
  networkElseCache: 2,
  /** A cached answer is served at once, and refreshed in the background each time. */
  cacheThenNetwork: 3,
} as const;

export type CachePolicy = (typeof cachePolicies)[keyof typeof cachePolicies];

export function isCachePolicy(value: unknown): value is CachePolicy {
  return (Object.values(cachePolicies) as unknown[]).includes(value);
}

/**
 * fresh: served without asking · ageing: served, and refreshed in the background · stale: fallback for a failing upstream ·
 * expired: not served.
 */
export type CacheState = 'fresh' | 'ageing' | 'stale' | 'expired';

/** @param policy null for the default, by age. */
export function cacheState(
  { freshMs, staleWhileRevalidateMs = 0, staleIfErrorMs }: CacheTimes,
  ageMs: number,
  policy: CachePolicy | null,
): CacheState {
  const state =
    ageMs < freshMs
      ? 'fresh'
      : ageMs < freshMs + staleWhileRevalidateMs
        ? 'ageing'
        : ageMs < freshMs + staleIfErrorMs
          ? 'stale'
          : 'expired';
  return policy === null || state === 'expired' ? state : stateUnder[policy];
}

const stateUnder: Readonly<Record<CachePolicy, CacheState>> = {
  [cachePolicies.ignore]: 'expired',
  [cachePolicies.networkOnly]: 'expired',
  [cachePolicies.cacheElseNetwork]: 'fresh',
  [cachePolicies.networkElseCache]: 'stale',
  [cachePolicies.cacheThenNetwork]: 'ageing',
};
