/**
 * What one request brings to the resolvers: its market, its clock, one handle a source, and its carts.
 * The market follows from the operation's `@inContext(locale:)` and the session, once, before anything runs.
 */
import type { GivenUpCart } from './cart/goneCart.rules.ts';
import type { KnownCart } from './cart/repeatedGesture.rules.ts';
import { hasShopIn, type Markets } from './region/markets.rules.ts';
import { scopeForLocale } from './region/scopeForLocale.rules.ts';
import type { Attempts } from './server/attempts.ts';
import type { CustomerCarts } from './server/customerCarts.ts';
import type { EdgeRequest } from './server/edgeRequest.ts';
import type { PasswordTries } from './server/passwordTries.ts';
import type { Report } from './server/reports.ts';
import type { SessionCustomer } from './server/session.ts';
import type { Sources } from './server/sources.ts';
import { AnswerFacts, notedScope } from './sources/answerFacts.ts';
import { createCommerce, type CommerceHandle } from './sources/commerce/loaders.ts';
import { createDelivery, type DeliveryHandle } from './sources/delivery/loaders.ts';
import { createEngine, type EngineHandle } from './sources/engine/loaders.ts';
import type { Asker } from './sources/http.ts';
import { createImagery, type ImageryHandle } from './sources/imagery/loaders.ts';
import type { RequestScope } from './sources/scope.ts';
import type { MarketName } from './sources/marketLooks.rules.ts';
import { createSpend, type SpendHandle } from './sources/spend/loaders.ts';

/** Parts that an operation of catalogue.md 7.4 names itself; they win over what the locale says. */
export interface ScopeOverride {
  commerceRegion?: string;
  contentRegion?: string;
}

export interface RequestContext {
  /** Derived by gateway/region/*.rules.ts, once. Each look at a part is noted as something that the answer varies on. */
  readonly scope: RequestScope;
  /** The URL prefix in lower case, such as `de-de`. */
  locale: string;
  /** What is offered where, as editors say; one table for all of the request. */
  markets: Markets;
  /** The request's one clock: two verdicts of one answer never disagree at a boundary. */
  now: Date;
  readonly commerce: CommerceHandle;
  readonly delivery: DeliveryHandle;
  readonly engine: EngineHandle;
  readonly imagery: ImageryHandle;
  readonly spend: SpendHandle;
  /** What the handles bring along with each call, for sources that have no handle here. */
  readonly asker: Asker;
  /** To look at it makes the answer personal: nobody else is served it. */
  readonly session: RequestSession;
  /** The session names somebody at some store. To ask for it makes customers' answers their own. */
  readonly hasSignIn: boolean;
  /**
   * False while the session names somebody at the market's store and commerce could not be asked whether that holds. To
   * ask for it is noted.
   */
  readonly isViewerKnown: boolean;
  /** What the caller calls this change, so that a repeat is known as one (`Idempotency-Key`); null without a name. */
  idempotencyKey: string | null;
  /** Carts that customers had in other sessions. */
  customerCarts: CustomerCarts;
  /** Limits of what this caller may try. */
  attempts: Attempts;
  /** Limits of the passwords that this caller may try. */
  passwords: PasswordTries;
  /** Tells the log what whoever runs the shop should hear of; the same thing at most once in ten minutes. */
  report: Report;
  /** Country that the edge before the gateway tells, in lower case; null without one. To look at it is noted. */
  readonly edgeCountry: string | null;
  /** The same market once more after the session's customer changed: derived anew, with fresh loaders. */
  renewed(): RequestContext;
  /**
   * The same request (session, clock, deadline, log) in another market, with loaders of its own; the same object
   * for the same market. Null when the locale is none. For node ids, which hold their market, and for operations
   * with explicit `locale` and `bcRegion` arguments.
   */
  inMarket(locale: string, override?: ScopeOverride): RequestContext | null;
  /** The scope of another market as this viewer finds it; null when the locale is none. */
  scopeIn(locale: string): RequestScope | null;
}

/** The session's cart of each store: a cart of one store means nothing to another. */
export interface SessionCarts {
  cartId(store: string): string | null;
  keepCart(store: string, id: string): void;
  dropCart(store: string): void;
  /** What was read of the cart just now, for the browser's badge. */
  seeCartUnits(store: string, units: number): void;
  /** What one unit of a variant cost when the shopper last put it into the cart, by variant id; currency units. */
  cartPrices(store: string): Readonly<Record<string, number>>;
  keepCartPrices(store: string, prices: Readonly<Record<string, number>>): void;
  /** What each copy of the session knows of the store's cart: the newest one, and the one that the browser brought. */
  knownCarts(store: string): readonly KnownCart[];
  /** Units by variant id, after a change; null when there are too many to note. */
  keepCartQuantities(store: string, quantities: Readonly<Record<string, number>> | null): void;
  /** The change is done (cart/gestureName.ts). */
  noteGesture(gesture: string): void;
  /** Milliseconds since 1970 at which commerce first said that the cart is gone; null when it did not. */
  cartDoubt(store: string): number | null;
  doubtCart(store: string, at: number): void;
  trustCart(store: string): void;
  /** The cart that was given up lately. */
  givenUpCart(store: string): GivenUpCart | null;
  /** Lets go of the cart, and remembers its id. */
  giveUpCart(store: string, at: number): void;
  countGivenUpLook(store: string): void;
  forgetGivenUpCart(store: string): void;
}

/** Carts and sign-ins of this browser. Signing in or out replaces the session: call `renewed()` afterwards. */
export interface RequestSession extends SessionCarts {
  /** Who is signed in at a store (us, ca, eu_region_1); null for guests. */
  customer(store: string): SessionCustomer | null;
  /** Another request signed in or out meanwhile: what this one knows is of before, and must not be acted on. */
  readonly isReplaced: boolean;
  /** Everybody who is signed in, by store. */
  readonly customers: Readonly<Record<string, SessionCustomer>>;
  /** An editor's preview; null for everybody else. */
  readonly preview: { livePreview: string | null } | null;
  /** Somebody is signed in at some store, proven or not. */
  readonly isSignedIn: boolean;
  signIn(store: string, customer: SessionCustomer): void;
  /** Facts about the customer changed; the sign-in stays. */
  keepCustomer(store: string, customer: SessionCustomer): void;
  /** Ends one sign-in; carts stay. */
  dropCustomer(store: string): void;
  /** Signs out everywhere and forgets all carts. */
  signOut(): void;
}

export type ContextRequest = Pick<
  EdgeRequest,
  | 'session'
  | 'markets'
  | 'imagesAlias'
  | 'deadline'
  | 'signal'
  | 'requestId'
  | 'log'
  | 'country'
  | 'attempts'
  | 'customerCarts'
  | 'passwords'
  | 'report'
  | 'idempotencyKey'
  | 'facts'
>;

/** The contexts of one operation, one for each market that it speaks of. */
export function contextsOf(sources: Sources, request: ContextRequest): Pick<RequestContext, 'inMarket'> {
  const now = new Date();
  const contexts = new Map<string, RequestContext>();
  const { session, markets } = request;
  const facts = request.facts ?? new AnswerFacts();
  const personal = <Part>(part: Part): Part => {
    facts.isPersonal = true;
    return part;
  };

  function scopeOf(market: MarketName): RequestScope | null {
    const scope = marketScope(market, { session, markets }, now.getTime());
    return scope && (request.facts ? notedScope(scope, request.facts.looksAt(market)) : scope);
  }

  function inMarket(given: string, override: ScopeOverride = {}): RequestContext | null {
    const locale = given.toLowerCase();
    const key = [locale, override.commerceRegion, override.contentRegion].join(' ');
    const known = contexts.get(key);
    if (known) return known;
    const scope = scopeOf({ ...override, locale });
    if (!scope) return null;
    const asker: Asker = {
      scope,
      deadline: request.deadline,
      signal: request.signal,
      requestId: request.requestId,
      log: request.log,
      ...(request.facts ? { facts: request.facts } : {}),
    };
    const alias = request.imagesAlias ?? sources.imagery.alias;
    // Each with its loaders: made when a resolver asks for it, as few operations ask for all.
    let commerce: CommerceHandle | undefined;
    let delivery: DeliveryHandle | undefined;
    let engine: EngineHandle | undefined;
    let imagery: ImageryHandle | undefined;
    let spend: SpendHandle | undefined;
    const context: RequestContext = {
      scope,
      locale,
      markets,
      now,
      get commerce() {
        return (commerce ??= createCommerce(sources.commerce, asker));
      },
      get delivery() {
        return (delivery ??= createDelivery(sources.delivery, asker));
      },
      get engine() {
        return (engine ??= createEngine(sources.engine, asker));
      },
      get imagery() {
        return (imagery ??= createImagery({ ...sources.imagery, alias }, asker));
      },
      get spend() {
        return (spend ??= createSpend(sources.spend, asker));
      },
      asker,
      get session() {
        return personal(session);
      },
      get hasSignIn() {
        facts.usesSignIn = true;
        return session.isSignedIn;
      },
      get isViewerKnown() {
        const looks = facts.looksAt({ ...override, locale });
        looks.isViewerKnown = true;
        return isKnownAt(scope.commerceRegion, session);
      },
      get idempotencyKey() {
        return personal(request.idempotencyKey);
      },
      get customerCarts() {
        return personal(request.customerCarts);
      },
      get attempts() {
        return personal(request.attempts);
      },
      get passwords() {
        return personal(request.passwords);
      },
      report: request.report,
      get edgeCountry() {
        facts.usesCountry = true;
        return request.country;
      },
      renewed: () => {
        contexts.clear();
        const again = inMarket(locale, override);
        if (!again) throw new Error(`${locale} was a locale a moment ago.`);
        return again;
      },
      inMarket,
      scopeIn: (other) => scopeOf({ locale: other.toLowerCase() }),
    };
    contexts.set(key, context);
    return context;
  }

  return { inMarket };
}

/** What one viewer finds in a market. Null when the locale is none. */
export function marketScope(
  { locale, commerceRegion, contentRegion }: MarketName,
  { session, markets }: Viewer,
  nowMs: number,
): RequestScope | null {
  const customerAt = (store: string) => session.customer(store);
  const derived = scopeForLocale(locale, customerAt, nowMs, markets, session.preview);
  if (!derived || (commerceRegion === undefined && contentRegion === undefined)) return derived;
  // A customer and a group of one store mean nothing to another: who names another store is a guest there.
  const isOtherStore = (commerceRegion ?? derived.commerceRegion) !== derived.commerceRegion;
  const region = contentRegion ?? derived.contentRegion;
  return {
    ...derived,
    commerceRegion: commerceRegion ?? derived.commerceRegion,
    contentRegion: region,
    hasShop: hasShopIn(markets, derived.country, region),
    ...(isOtherStore ? { customerGroup: null, customerId: null } : {}),
  };
}

/** False for a sign-in of which nobody can tell whether it holds. */
export function isKnownAt(store: string, session: Pick<RequestSession, 'customer' | 'customers'>): boolean {
  return !(store in session.customers) || session.customer(store) !== null;
}

/** Who looks, and at which markets. */
export interface Viewer {
  session: Pick<RequestSession, 'customer' | 'preview'>;
  markets: Markets;
}
