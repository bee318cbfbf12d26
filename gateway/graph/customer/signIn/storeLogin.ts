/** Logs in and out at a store of the commerce service. */
import type { RequestContext } from '../../context.ts';
import type { RequestSession } from '../../session.ts';
import { sourceErrorOf, withFallback } from '../../sourceErrors.ts';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { momentOf, proFacts } from '../pro/pro.rules.ts';
import { brandsOfStore, proUntil } from './signIn.rules.ts';

export type SessionCustomer = NonNullable<ReturnType<RequestSession['customer']>>;
/** A store and an e-mail address. */
export type Account = Parameters<RequestContext['passwords']['right']>[0];

export interface StoreLogin {
  kind: 'right';
  store: string;
  customer: CustomerJson;
  /** What the session stores after signing in. */
  facts: SessionCustomer;
}
export type LoginAttempt =
  | StoreLogin
  | { kind: 'wrong' }
  /** Refused by the store: too many wrong passwords for this address. */
  | { kind: 'limited'; seconds: number };

/** The same request at another store, regardless of its market's. */
export function atStore(ctx: RequestContext, store: string): RequestContext {
  if (ctx.scope.commerceRegion === store) return ctx;
  const there = ctx.inMarket(ctx.locale, { commerceRegion: store });
  if (!there) throw new Error(`${ctx.locale} is no longer a valid locale.`);
  return there;
}

/** Fails when commerce is unavailable. An unused successful login has to be ended with `endLogin`. */
export async function tryLogin(
  ctx: RequestContext,
  store: string,
  email: string,
  password: string,
): Promise<LoginAttempt> {
  const there = atStore(ctx, store);
  try {
    const { is_valid: isValid, customer, session } = await there.commerce.login(email, password);
    if (!isValid || !customer || !session) return { kind: 'wrong' };
    const facts: SessionCustomer = {
      id: customer.id,
      email: customer.email,
      token: session.token,
      expiresAt: Date.parse(session.expires_at),
      groupId: customer.customer_group_id || null,
      ...(await proFactsOf(there, customer)),
    };
    return { kind: 'right', store, customer, facts };
  } catch (error) {
    const seconds = there.commerce.waitSeconds(error);
    if (seconds !== null) return { kind: 'limited', seconds };
    // An address the store rejects as invalid has no account.
    if (there.commerce.refusal(error)) return { kind: 'wrong' };
    throw error;
  }
}

/** Ends a session of the commerce service. Failures are ignored, as they must not prevent signing out. */
export async function endLogin(ctx: RequestContext, store: string, token: string): Promise<void> {
  try {
    await atStore(ctx, store).commerce.logout(token);
  } catch (error) {
    if (!sourceErrorOf(error)) throw error;
  }
}

/** Ends all commerce sessions of this session, which itself is unchanged. */
export async function endLogins(ctx: RequestContext): Promise<void> {
  const signIns = Object.entries(ctx.session.customers);
  await Promise.all(signIns.map(([store, { token }]) => endLogin(ctx, store, token)));
}

/** Pro status lasts until the code or the membership ends. While the spend service is down only the code counts. */
export async function proFactsOf(
  ctx: RequestContext,
  customer: CustomerJson,
): Promise<Pick<SessionCustomer, 'proRegion' | 'proUntil'>> {
  const facts = proFacts({ formFields: customer.form_fields, notes: customer.notes });
  if (facts.proRegion === null) return facts;
  const totals = await Promise.all(
    brandsOfStore(ctx.scope.commerceRegion).map((brand) =>
      withFallback(ctx.spend.orderTotal(customer.id, brand), null),
    ),
  );
  const ends = totals.map((total) => momentOf(total?.expiration_date) ?? null);
  return { proRegion: facts.proRegion, proUntil: proUntil(facts.proUntil, ends) };
}

/** Updates the session's customer group and pro code from the commerce service. */
export async function keepFacts(
  ctx: RequestContext,
  known: SessionCustomer,
  customer: CustomerJson,
): Promise<void> {
  const facts = await proFactsOf(ctx, customer);
  ctx.session.keepCustomer(ctx.scope.commerceRegion, {
    ...known,
    groupId: customer.customer_group_id || null,
    ...facts,
  });
}

/** True when the group or pro code changed elsewhere, which the cart's prices already reflect. */
export function haveFactsChanged(known: SessionCustomer, customer: CustomerJson): boolean {
  const { proRegion } = proFacts({ formFields: customer.form_fields, notes: customer.notes });
  return (customer.customer_group_id || null) !== known.groupId || proRegion !== known.proRegion;
}
