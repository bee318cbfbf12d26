/**
 * Who may be served an answer that another one asked for, and what caches on the way are told: from what the answer
 * rests on (AnswerFacts), and from nothing else.
 */
import type { RequestScope } from '../../sources/transport/scope.ts';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import {
  joinLooks,
  lookedAt,
  type MarketLooks,
  type MarketName,
} from '../../sources/transport/cache/marketLooks.rules.ts';

/**
 * Milliseconds that an answer is kept that lacks something: enough that a crowd does not ask an ill source by turns, and so
 * short that a page which asks two routes one after the other is well within four seconds of their end.
 */
const DEGRADED_MS = 500;
/** Milliseconds that an answer is kept that rests on nothing that has a time of its own. */
const MOST_MS = 30_000;

/** What answers to one question looked at, as far as is known: the more of them were made, the more is known. */
export interface Looks {
  isPersonal: boolean;
  usesSignIn: boolean;
  usesCountry: boolean;
  markets: readonly MarketLooks[];
}

/** Who asks, for a key: what they find where. */
export interface KeyViewer {
  /** Somebody is signed in; everybody else finds what guests find. */
  isCustomer: boolean;
  country: string | null;
  /** Null where the locale is none. */
  scopeIn(market: MarketName): RequestScope | null;
  guestScopeIn(market: MarketName): RequestScope | null;
  /** False for a sign-in of which nobody can tell whether it holds. */
  isKnownIn(market: MarketName): boolean;
}

/**
 * What tells this viewer's answer from other viewers' to the same question: empty for guests, and for customers as far as
 * they find what guests find. Null when nobody else may be served it.
 */
export function viewerKey(looks: Looks, viewer: KeyViewer): string | null {
  if (looks.isPersonal || (looks.usesSignIn && viewer.isCustomer)) return null;
  const parts = looks.usesCountry ? [`country=${viewer.country ?? ''}`] : [];
  if (!viewer.isCustomer) return parts.join(' ');
  for (const { market, bits, isViewerKnown } of looks.markets) {
    if (isViewerKnown && !viewer.isKnownIn(market)) return null;
    const scope = viewer.scopeIn(market);
    const guest = viewer.guestScopeIn(market);
    for (const part of lookedAt(bits)) {
      if (scope?.[part] === guest?.[part]) continue;
      if (part === 'customerId' || part === 'preview' || part === 'livePreview') return null;
      const { locale, commerceRegion = '', contentRegion = '' } = market;
      parts.push(`${locale}/${commerceRegion}/${contentRegion}.${part}=${String(scope?.[part])}`);
    }
  }
  return parts.join(' ');
}

export function joinedLooks(known: Looks | undefined, facts: AnswerFacts): Looks {
  const { isPersonal, usesSignIn, usesCountry, markets } = facts;
  if (!known) return { isPersonal, usesSignIn, usesCountry, markets };
  const joined = new Map<string, MarketLooks>();
  joinLooks(joined, known.markets);
  joinLooks(joined, markets);
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

/** Milliseconds since 1970 until which an answer that was made now is served. In the past: to whoever waits, to nobody else. */
export function lifetimeOf(facts: AnswerFacts, now: number): Lifetime {
  const most = now + (facts.isDegraded ? DEGRADED_MS : MOST_MS);
  // Sources' own kept answers stand in longer while one is ill: what is made of them is made anew every few seconds.
  if (facts.isDegraded) return { freshUntil: most, refreshUntil: most };
  const freshUntil = Math.min(facts.freshUntil, most);
  return {
    freshUntil,
    refreshUntil: Math.max(freshUntil, Math.min(facts.refreshUntil, freshUntil + MOST_MS)),
  };
}

/**
 * `Cache-Control` of an answer that any guest may be served. In whole seconds, rounded down: nobody on the way may keep it
 * for longer than it is fresh.
 *
 * @param madeAt milliseconds since 1970 that its `Age` counts from.
 */
export function publicCacheControl({ freshUntil, refreshUntil }: Lifetime, madeAt: number): string {
  const maxAge = Math.max(0, Math.floor((freshUntil - madeAt) / 1_000));
  const refresh = Math.max(0, Math.floor((refreshUntil - freshUntil) / 1_000));
  if (maxAge === 0) return 'public, no-cache';
  const swr = refresh > 0 ? `, stale-while-revalidate=${refresh}` : '';
  return `public, max-age=${maxAge}, s-maxage=${maxAge}${swr}`;
}
