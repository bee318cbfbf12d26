/**
 * What a response depends on: the parts of the scope it used, how long the answers it read stay fresh, and the things
 * they are about. Recorded while it is generated, and the only basis for deciding who may share it, for how long, and
 * what invalidates it (design: the scope of a request).
 */
import type { CacheTimes } from '../call.ts';
import { mergeUsage, usageOf, type MarketName, type ScopeUsage } from './scopeUsage.rules.ts';

/** An answer of a source that was read, new or cached. */
export interface ReadFact {
  /** Milliseconds since 1970 at which the source gave it. */
  at: number;
  /** Undefined when it must not be cached. */
  cache: CacheTimes | undefined;
  surrogates: Iterable<string>;
}

export class AnswerFacts {
  readonly #usages = new Map<string, ScopeUsage>();
  /** Surrogate keys of what it is about, such as `product:lodestar-98`. */
  readonly surrogates = new Set<string>();
  /** Depends on one browser's session: its carts, who is signed in. */
  isPersonal = false;
  /** Depends on whether somebody is signed in. */
  usesSignIn = false;
  /** Depends on the country that the proxy in front of the gateway reports. */
  usesCountry = false;
  /** Incomplete or stale because a source is failing. */
  isDegraded = false;
  /** Milliseconds since 1970 until which it is fresh; infinite when nothing was read. */
  freshUntil = Number.POSITIVE_INFINITY;
  /** The same for serving it while it is refreshed in the background; never before `freshUntil`. */
  refreshUntil = Number.POSITIVE_INFINITY;

  get markets(): readonly ScopeUsage[] {
    return [...this.#usages.values()];
  }

  usageIn(market: MarketName): ScopeUsage {
    this.surrogates.add(`market:${market.locale}`);
    return usageOf(this.#usages, market);
  }

  addRead({ at, cache, surrogates }: ReadFact): void {
    const freshUntil = cache ? at + cache.freshMs : at;
    this.freshUntil = Math.min(this.freshUntil, freshUntil);
    this.refreshUntil = Math.min(this.refreshUntil, freshUntil + (cache?.staleWhileRevalidateMs ?? 0));
    for (const surrogate of surrogates) this.surrogates.add(surrogate);
  }

  /** Adds those of a response that became part of this one. */
  add(other: AnswerFacts): void {
    mergeUsage(this.#usages, other.markets);
    for (const surrogate of other.surrogates) this.surrogates.add(surrogate);
    this.isPersonal ||= other.isPersonal;
    this.usesSignIn ||= other.usesSignIn;
    this.usesCountry ||= other.usesCountry;
    this.isDegraded ||= other.isDegraded;
    this.freshUntil = Math.min(this.freshUntil, other.freshUntil);
    this.refreshUntil = Math.min(this.refreshUntil, other.refreshUntil);
  }
}
