/**
 * What one answer rests on: which parts of the scope it looked at, whose they were, how long what it read stays fresh, and
 * which things it speaks of. Who may share the answer, for how long, and what drops it follow from this and from nothing
 * else (design: the scope of a request): resolvers and calls read a scope that notes each look.
 */
import type { Keeping } from '../call.ts';
import { joinLooks, looksOf, type MarketLooks, type MarketName } from './marketLooks.rules.ts';
import type { RequestScope, ScopePart } from '../scope.ts';

/** Something that was read of a source: an answer just given, or one that was kept. */
export interface ReadFact {
  /** Milliseconds since 1970 at which the source gave it. */
  at: number;
  /** Undefined where nothing of it may be kept. */
  keep: Keeping | undefined;
  surrogates: Iterable<string>;
}

export class AnswerFacts {
  readonly #markets = new Map<string, MarketLooks>();
  /** Names of the things that it speaks of, such as `product:lodestar-98`. */
  readonly surrogates = new Set<string>();
  /** It depends on one browser's session: its carts, who is signed in. */
  isPersonal = false;
  /** It depends on whether anybody is signed in. */
  usesSignIn = false;
  /** It depends on the country that the edge before the gateway tells. */
  usesCountry = false;
  /** It lacks something, or something in it is older than it should be, because a source is ill. */
  isDegraded = false;
  /** Milliseconds since 1970 until which it may be served without asking again; infinite when nothing was read. */
  freshUntil = Number.POSITIVE_INFINITY;
  /** The same for being served while a newer one is made; never before `freshUntil`. */
  refreshUntil = Number.POSITIVE_INFINITY;

  get markets(): readonly MarketLooks[] {
    return [...this.#markets.values()];
  }

  looksAt(market: MarketName): MarketLooks {
    this.surrogates.add(`market:${market.locale}`);
    return looksOf(this.#markets, market);
  }

  reads({ at, keep, surrogates }: ReadFact): void {
    const freshUntil = keep ? at + keep.freshMs : at;
    this.freshUntil = Math.min(this.freshUntil, freshUntil);
    this.refreshUntil = Math.min(this.refreshUntil, freshUntil + (keep?.refreshMs ?? 0));
    for (const surrogate of surrogates) this.surrogates.add(surrogate);
  }

  /** Those of an answer that became part of this one. */
  add(other: AnswerFacts): void {
    joinLooks(this.#markets, other.markets);
    for (const surrogate of other.surrogates) this.surrogates.add(surrogate);
    this.isPersonal ||= other.isPersonal;
    this.usesSignIn ||= other.usesSignIn;
    this.usesCountry ||= other.usesCountry;
    this.isDegraded ||= other.isDegraded;
    this.freshUntil = Math.min(this.freshUntil, other.freshUntil);
    this.refreshUntil = Math.min(this.refreshUntil, other.refreshUntil);
  }
}

/** The scope, and each look at it noted. To copy it is to look at all of it: copy the parts that are needed. */
export function notedScope(scope: RequestScope, looks: MarketLooks): RequestScope {
  const look = <Part extends ScopePart>(part: Part, bit: number): RequestScope[Part] => {
    looks.bits |= 1 << bit;
    return scope[part];
  };
  return {
    get country() {
      return look('country', 0);
    },
    get language() {
      return look('language', 1);
    },
    get contentLocale() {
      return look('contentLocale', 2);
    },
    get contentRegion() {
      return look('contentRegion', 3);
    },
    get commerceRegion() {
      return look('commerceRegion', 4);
    },
    get hasShop() {
      return look('hasShop', 5);
    },
    get customerGroup() {
      return look('customerGroup', 6);
    },
    get customerId() {
      return look('customerId', 7);
    },
    get preview() {
      return look('preview', 8);
    },
    get livePreview() {
      return look('livePreview', 9);
    },
  };
}
