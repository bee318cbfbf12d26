/**
 * The cache policies of the content client, by their numbers (catalogue.md 9), and what each makes of a kept answer. None
 * serves one that is over: whose declared time has passed altogether.
 *
 * The default is none of the five alone but the one that suits the answer's age, because any single policy would be
 * wasteful for a young answer or out of date for an old one: cache else network while it is fresh, cache then network
 * while it is ageing, network else cache after that, network only once it is over.
 */
import type { Keeping } from '../call.ts';

export const cachePolicies = {
  /** Nothing is read from the cache, nothing is written to it. */
  ignore: -1,
  /** The network is always asked; its answer is kept for the other policies. */
  networkOnly: 0,
  /** What is kept is served without asking, however old; the network is asked where nothing is kept. */
  cacheElseNetwork: 1,
  /** The network is always asked; what is kept stands in when it fails. */
  networkElseCache: 2,
  /** What is kept is served at once, and a newer answer is asked for in the background each time. */
  cacheThenNetwork: 3,
} as const;

export type CachePolicy = (typeof cachePolicies)[keyof typeof cachePolicies];

export function isCachePolicy(value: unknown): value is CachePolicy {
  return (Object.values(cachePolicies) as unknown[]).includes(value);
}

/**
 * fresh: served without asking · ageing: served while a newer one is asked for · stale: served when the upstream is ill ·
 * over: not served.
 */
export type KeptState = 'fresh' | 'ageing' | 'stale' | 'over';

/** @param policy null for the default: by age. */
export function stateOf(
  { freshMs, refreshMs = 0, staleMs }: Keeping,
  ageMs: number,
  policy: CachePolicy | null,
): KeptState {
  const state =
    ageMs < freshMs
      ? 'fresh'
      : ageMs < freshMs + refreshMs
        ? 'ageing'
        : ageMs < freshMs + staleMs
          ? 'stale'
          : 'over';
  return policy === null || state === 'over' ? state : stateUnder[policy];
}

const stateUnder: Readonly<Record<CachePolicy, KeptState>> = {
  [cachePolicies.ignore]: 'over',
  [cachePolicies.networkOnly]: 'over',
  [cachePolicies.cacheElseNetwork]: 'fresh',
  [cachePolicies.networkElseCache]: 'stale',
  [cachePolicies.cacheThenNetwork]: 'ageing',
};
