/**
 * Request context for resolvers: market, clock, source handles and carts. The market is derived once, before execution,
 * from the operation's `@inContext(locale:)` and the session.
 */
import { hasShopIn, type Markets } from './region/markets/markets.rules.ts';
import { scopeForLocale } from './region/markets/scopeForLocale.rules.ts';
import type { Attempts, PasswordAttempts } from './limits.ts';
import type { CustomerCarts, RequestSession } from './session.ts';
import type { ProductChanges } from './productChanges.ts';
import type { Report } from './reports.ts';
import type { DeliverySource } from '../sources/delivery/client/deliverySource.ts';
import type { EngineSource } from '../sources/engine/driver.ts';
import { createEngine, type EngineHandle } from '../sources/engine/engine.ts';
import { AnswerFacts } from '../sources/transport/cache/answerFacts.ts';
import { TrackedScope } from '../sources/transport/cache/TrackedScope.ts';
import type { CommerceHandle, CommerceSource } from '../sources/commerce/handle.ts';
import { createDelivery, type DeliveryHandle } from '../sources/delivery/delivery.ts';
import type { Caller } from '../sources/transport/caller.ts';
import type { Source } from '../sources/transport/source.ts';
import { createImagery, type ImageryHandle, type ImagerySource } from '../sources/imagery/imagery.ts';
import type { RequestScope } from '../sources/transport/scope.ts';
import type { MarketName } from '../sources/transport/cache/scopeUsage.rules.ts';
import { createSpend, type SpendHandle } from '../sources/spend/spend.ts';

/** Arguments of the operations of catalogue.md 7.4 that override the locale's scope. */
export interface ScopeOverride {
  commerceRegion?: string;
  contentRegion?: string;
}

export interface RequestContext {
  /** Derived once by region/markets/*.rules.ts. Each access is recorded as a cache key dimension of the response. */
  readonly scope: RequestScope;
  /** The URL prefix in lower case, such as `de-de`. */
  readonly locale: string;
  /** The editors' market table; the same for the whole request. */
  readonly markets: Markets;
  /** The request's clock, fixed so that verdicts of one response agree. */
  readonly now: Date;
  readonly commerce: CommerceHandle;
  readonly delivery: DeliveryHandle;
  readonly engine: EngineHandle;
  readonly imagery: ImageryHandle;
  readonly spend: SpendHandle;
  /** Call options of the handles, for sources without a handle here. */
  readonly caller: Caller;
  /** Access makes the response private: it is not cached for others. */
  readonly session: RequestSession;
  /** True when the session has a sign-in at any store. Access makes signed-in customers' responses private. */
  readonly hasSignIn: boolean;
  /** False while the session has a sign-in at the market's store that commerce could not verify. Access is recorded. */
  readonly isViewerKnown: boolean;
  /** `Idempotency-Key` of this change; null without one. */
  readonly idempotencyKey: string | null;
  /** Customers' carts of other sessions. */
  readonly customerCarts: CustomerCarts;
  /** The log of product changes. Access makes the response private, because it is different at the next moment. */
  readonly changes: ProductChanges;
  /** Attempt limits of this caller. */
  readonly attempts: Attempts;
  /** Password attempt limits of this caller. */
  readonly passwords: PasswordAttempts;
  /** Logs a problem for operators, at most once in ten minutes per problem. */
  readonly report: Report;
  /** Tells a developer what is probably wrong with a valid request: partners see it in the response. */
  hint(message: string): void;
  /** Country reported by the edge, in lower case; null without one. Access is recorded. */
  readonly edgeCountry: string | null;
  /** The same market after a change of the session's customer: derived anew, with fresh loaders. */
  renewed(): RequestContext;
  /**
   * The same request (session, clock, deadline, log) in another market, with its own loaders; memoised per market. Null
   * for an invalid locale. For node ids, which contain their market, and for operations with explicit `locale` and
   * `bcRegion` arguments.
   */
  inMarket(locale: string, override?: ScopeOverride): RequestContext | null;
  /** The viewer's scope in another market; null for an invalid locale. */
  scopeIn(locale: string): RequestScope | null;
}

/** The opened upstreams. */
export interface Sources {
  commerce: CommerceSource;
  delivery: DeliverySource;
  engine: EngineSource;
  imagery: ImagerySource;
  spend: Source;
}

/** What the edge provides for each request. */
export interface ContextRequest {
  session: RequestSession;
  /** The market table at the request's arrival. */
  markets: Markets;
  /** Image service account set by editors; null to use the configured one. */
  imagesAlias: string | null;
  /** `performance.now()` at which the request times out. */
  deadline: number;
  /** Aborts when the caller disconnects before the response is complete. */
  signal: AbortSignal;
  requestId: string;
  log: Caller['log'];
  /** Country reported by the edge, in lower case; null without one. */
  country: string | null;
  attempts: Attempts;
  customerCarts: CustomerCarts;
  changes: ProductChanges;
  passwords: PasswordAttempts;
  report: Report;
  /** Collects hints; absent where nobody would read them. */
  hints?: Set<string>;
  idempotencyKey: string | null;
  /** True for a background request, whose reads wait for fresh answers. */
  awaitsRefresh?: boolean;
  /** Records cache facts of the response; absent when the response is not shared. */
  facts?: AnswerFacts;
}

/** Creates the contexts of one operation, one per market. */
export function contextsOf(sources: Sources, request: ContextRequest): Pick<RequestContext, 'inMarket'> {
  return new OperationContexts(sources, request);
}

class OperationContexts {
  readonly sources: Sources;
  readonly request: ContextRequest;
  readonly facts: AnswerFacts;
  readonly now = new Date();
  readonly #contexts = new Map<string, RequestContext>();

  constructor(sources: Sources, request: ContextRequest) {
    this.sources = sources;
    this.request = request;
    this.facts = request.facts ?? new AnswerFacts();
  }

  inMarket(given: string, override: ScopeOverride = {}): RequestContext | null {
    const locale = given.toLowerCase();
    const key = [locale, override.commerceRegion, override.contentRegion].join(' ');
    const known = this.#contexts.get(key);
    if (known) return known;
    const market = { ...override, locale };
    const scope = this.scopeOf(market);
    if (!scope) return null;
    const context = new MarketContext(this, market, scope);
    this.#contexts.set(key, context);
    return context;
  }

  scopeOf(market: MarketName): RequestScope | null {
    const { session, markets, facts } = this.request;
    const scope = marketScope(market, { session, markets }, this.now.getTime());
    return scope && (facts ? new TrackedScope(scope, facts.usageIn(market)) : scope);
  }

  forget(): void {
    this.#contexts.clear();
  }
}

/** Its getters belong to the class: an object literal with getters outlives its request (decision 145). */
class MarketContext implements RequestContext {
  readonly #all: OperationContexts;
  readonly #market: MarketName;
  readonly scope: RequestScope;
  readonly caller: Caller;
  // Handles are created lazily, as few operations use all of them.
  #commerce: CommerceHandle | undefined;
  #delivery: DeliveryHandle | undefined;
  #engine: EngineHandle | undefined;
  #imagery: ImageryHandle | undefined;
  #spend: SpendHandle | undefined;

  constructor(all: OperationContexts, market: MarketName, scope: RequestScope) {
    this.#all = all;
    this.#market = market;
    this.scope = scope;
    const { deadline, signal, requestId, log, awaitsRefresh, facts } = all.request;
    this.caller = {
      scope,
      deadline,
      signal,
      requestId,
      log,
      awaitsRefresh: awaitsRefresh === true,
      ...(facts ? { facts } : {}),
    };
  }

  get locale(): string {
    return this.#market.locale;
  }

  get markets(): Markets {
    return this.#all.request.markets;
  }

  get now(): Date {
    return this.#all.now;
  }

  get commerce(): CommerceHandle {
    return (this.#commerce ??= this.#all.sources.commerce.open(this.caller));
  }

  get delivery(): DeliveryHandle {
    return (this.#delivery ??= createDelivery(this.#all.sources.delivery, this.caller));
  }

  get engine(): EngineHandle {
    return (this.#engine ??= createEngine(this.#all.sources.engine, this.caller));
  }

  get imagery(): ImageryHandle {
    const { imagery } = this.#all.sources;
    const alias = this.#all.request.imagesAlias ?? imagery.alias;
    return (this.#imagery ??= createImagery({ ...imagery, alias }, this.caller));
  }

  get spend(): SpendHandle {
    return (this.#spend ??= createSpend(this.#all.sources.spend, this.caller));
  }

  get session(): RequestSession {
    return this.#personal('session');
  }

  get hasSignIn(): boolean {
    this.#all.facts.usesSignIn = true;
    return this.#all.request.session.isSignedIn;
  }

  get isViewerKnown(): boolean {
    this.#all.facts.usageIn(this.#market).isViewerKnown = true;
    return isKnownAt(this.scope.commerceRegion, this.#all.request.session);
  }

  get idempotencyKey(): string | null {
    return this.#personal('idempotencyKey');
  }

  get customerCarts(): CustomerCarts {
    return this.#personal('customerCarts');
  }

  get changes(): ProductChanges {
    return this.#personal('changes');
  }

  get attempts(): Attempts {
    return this.#personal('attempts');
  }

  get passwords(): PasswordAttempts {
    return this.#personal('passwords');
  }

  get report(): Report {
    return this.#all.request.report;
  }

  hint(message: string): void {
    this.#all.request.hints?.add(message);
  }

  get edgeCountry(): string | null {
    this.#all.facts.usesCountry = true;
    return this.#all.request.country;
  }

  renewed(): RequestContext {
    this.#all.forget();
    const { locale, ...override } = this.#market;
    const again = this.inMarket(locale, override);
    if (!again) throw new Error(`${locale} is no longer a valid locale.`);
    return again;
  }

  inMarket(locale: string, override?: ScopeOverride): RequestContext | null {
    return this.#all.inMarket(locale, override);
  }

  scopeIn(other: string): RequestScope | null {
    return this.#all.scopeOf({ locale: other.toLowerCase() });
  }

  #personal<Name extends keyof ContextRequest>(name: Name): ContextRequest[Name] {
    this.#all.facts.isPersonal = true;
    return this.#all.request[name];
  }
}

/** A viewer's scope in a market. Null for an invalid locale. */
export function marketScope(
  { locale, commerceRegion, contentRegion }: MarketName,
  { session, markets }: Viewer,
  nowMs: number,
): RequestScope | null {
  const customerAt = (store: string) => session.customer(store);
  const derived = scopeForLocale(locale, customerAt, nowMs, markets, session.preview);
  if (!derived || (commerceRegion === undefined && contentRegion === undefined)) return derived;
  // Customers and groups belong to one store: overriding the store makes the viewer a guest.
  const isOtherStore = (commerceRegion ?? derived.commerceRegion) !== derived.commerceRegion;
  const region = contentRegion ?? derived.contentRegion;
  return {
    ...derived,
    commerceRegion: commerceRegion ?? derived.commerceRegion,
    contentRegion: region,
    hasShop: hasShopIn(markets, derived.country, region),
    ...(isOtherStore ? { customerGroup: null, isCustomer: false, customerId: null } : {}),
  };
}

/** False for a sign-in that could not be verified. */
export function isKnownAt(store: string, session: Pick<RequestSession, 'customer' | 'customers'>): boolean {
  return !(store in session.customers) || session.customer(store) !== null;
}

/** The viewer and the markets. */
export interface Viewer {
  session: Pick<RequestSession, 'customer' | 'preview'>;
  markets: Markets;
}
