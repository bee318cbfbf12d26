/**
 * Decides who may share a response, and what downstream caches are told, from what the response depends on
 * (AnswerFacts) alone.
 */
import type { RequestScope } from '../../sources/transport/scope.ts';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import {
  mergeUsage,
  usedParts,
  type ScopeUsage,
  type MarketName,
} from '../../sources/transport/cache/scopeUsage.rules.ts';

/**
 * Milliseconds for which an incomplete response is cached: long enough to protect a failing source, and short enough
 * that a page which requests two routes in turn recovers well within four seconds.
 */
const DEGRADED_MS = 500;
/** Milliseconds for which a response without a lifetime of its own is cached. */
const MAX_MS = 30_000;

/** What responses to a request depend on, accumulated over those generated so far. */
export interface Dependencies {
  isPersonal: boolean;
  usesSignIn: boolean;
  usesCountry: boolean;
  markets: readonly ScopeUsage[];
}

/** The viewer, for cache keys. */
export interface KeyViewer {
  /** True for a signed-in customer; other viewers share guests' responses. */
  isCustomer: boolean;
  country: string | null;
  /** Null for an invalid locale. */
  scopeIn(market: MarketName): RequestScope | null;
  guestScopeIn(market: MarketName): RequestScope | null;
  /** False for a sign-in that could not be verified. */
  isKnownIn(market: MarketName): boolean;
}

/**
 * Distinguishes this viewer's response from others to the same request: empty for guests, and for customers as far as
 * they share guests' responses. Null when the response is not shared.
 */
export function viewerKey(dependencies: Dependencies, viewer: KeyViewer): string | null {
  if (dependencies.isPersonal || (dependencies.usesSignIn && viewer.isCustomer)) return null;
  const parts = dependencies.usesCountry ? [`country=${viewer.country ?? ''}`] : [];
  if (!viewer.isCustomer) return parts.join(' ');
  for (const { market, bits, isViewerKnown } of dependencies.markets) {
    if (isViewerKnown && !viewer.isKnownIn(market)) return null;
    const scope = viewer.scopeIn(market);
    const guest = viewer.guestScopeIn(market);
    for (const part of usedParts(bits)) {
      if (scope?.[part] === guest?.[part]) continue;
      if (part === 'customerId' || part === 'preview' || part === 'livePreview') return null;
      const { locale, commerceRegion = '', contentRegion = '' } = market;
      parts.push(`${locale}/${commerceRegion}/${contentRegion}.${part}=${String(scope?.[part])}`);
    }
  }
  return parts.join(' ');
}

export function mergedDependencies(known: Dependencies | undefined, facts: AnswerFacts): Dependencies {
  const { isPersonal, usesSignIn, usesCountry, markets } = facts;
  if (!known) return { isPersonal, usesSignIn, usesCountry, markets };
  const joined = new Map<string, ScopeUsage>();
  mergeUsage(joined, known.markets);
  mergeUsage(joined, markets);
  return {
    isPersonal: known.isPersonal || isPersonal,
    usesSignIn: known.usesSignIn || usesSignIn,
    usesCountry: known.usesCountry || usesCountry,
    markets: [...joined.values()],
  };
}

export interface Lifetime {
  freshUntil: number;
  refreshUntil: number;
}

/** Milliseconds since 1970 until which a response generated now is served. In the past: only waiting callers get it. */
export function lifetimeOf(facts: AnswerFacts, now: number): Lifetime {
  const most = now + (facts.isDegraded ? DEGRADED_MS : MAX_MS);
  // Stale answers of sources extend their lifetime during an outage: responses from them are refreshed every few
  // seconds.
  if (facts.isDegraded) return { freshUntil: most, refreshUntil: most };
  const freshUntil = Math.min(facts.freshUntil, most);
  return {
    freshUntil,
    refreshUntil: Math.max(freshUntil, Math.min(facts.refreshUntil, freshUntil + MAX_MS)),
  };
}

/**
 * `Cache-Control` of a response for any guest. In whole seconds, rounded down, so that downstream caches never exceed
 * the lifetime.
 *
 * @param generatedAt milliseconds since 1970, start of its `Age`.
 */
export function publicCacheControl({ freshUntil, refreshUntil }: Lifetime, generatedAt: number): string {
  const maxAge = Math.max(0, Math.floor((freshUntil - generatedAt) / 1_000));
  const refresh = Math.max(0, Math.floor((refreshUntil - freshUntil) / 1_000));
  if (maxAge === 0) return 'public, no-cache';
  const swr = refresh > 0 ? `, stale-while-revalidate=${refresh}` : '';
  return `public, max-age=${maxAge}, s-maxage=${maxAge}${swr}`;
}
