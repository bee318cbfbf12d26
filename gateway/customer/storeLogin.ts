/** Logging in and out at a store of the commerce service: what can come of it, and what the session keeps of it. */
import type { RequestContext, RequestSession } from '../context.ts';
import { sourceErrorOf, withFallback } from '../sourceErrors.ts';
import type { CustomerJson } from '../sources/commerce/wireCustomer.ts';
import { momentOf, proFacts } from './pro.rules.ts';
import { brandsOfStore, proUntil } from './signIn.rules.ts';

export type SessionCustomer = NonNullable<ReturnType<RequestSession['customer']>>;
/** A store and an e-mail address. */
export type Account = Parameters<RequestContext['passwords']['right']>[0];

export interface StoreLogin {
  kind: 'right';
  store: string;
  customer: CustomerJson;
  /** What the session keeps once somebody is signed in with it. */
  facts: SessionCustomer;
}
export type LoginTry =
  | StoreLogin
  | { kind: 'wrong' }
  /** The store refuses to look: too many wrong passwords for this address lately. */
  | { kind: 'limited'; seconds: number };

/** The same request at another store, whichever one sells in its market. */
export function atStore(ctx: RequestContext, store: string): RequestContext {
  if (ctx.scope.commerceRegion === store) return ctx;
  const there = ctx.inMarket(ctx.locale, { commerceRegion: store });
  if (!there) throw new Error(`${ctx.locale} was a locale a moment ago.`);
  return there;
}

/** Fails when commerce is ill. Whoever does not use a right login has to end it: `endLogin`. */
export async function tryLogin(
  ctx: RequestContext,
  store: string,
  email: string,
  password: string,
): Promise<LoginTry> {
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
    // An address that the store does not even take for one is no customer's.
    if (there.commerce.refusal(error)) return { kind: 'wrong' };
    throw error;
  }
}

/** Ends a session of the commerce service. What ails the service keeps nobody signed in here. */
export async function endLogin(ctx: RequestContext, store: string, token: string): Promise<void> {
  try {
    await atStore(ctx, store).commerce.logout(token);
  } catch (error) {
    if (!sourceErrorOf(error)) throw error;
  }
}

/** Ends every sign-in of the session at the commerce service; the session itself is left as it is. */
export async function endLogins(ctx: RequestContext): Promise<void> {
  const signIns = Object.entries(ctx.session.customers);
  await Promise.all(signIns.map(([store, { token }]) => endLogin(ctx, store, token)));
}

/** A pro is one until the code ends or the membership does. While the spend service is ill the code alone counts. */
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

/** The session learns what the commerce service says of its customer now: the group that pays, and the pro code. */
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

/** Somebody joined the programme or changed groups elsewhere: the cart charges accordingly already. */
export function haveFactsChanged(known: SessionCustomer, customer: CustomerJson): boolean {
  const { proRegion } = proFacts({ formFields: customer.form_fields, notes: customer.notes });
  return (customer.customer_group_id || null) !== known.groupId || proRegion !== known.proRegion;
}
