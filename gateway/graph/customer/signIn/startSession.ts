/** Starts an authenticated session with its cart (catalogue.md 4, Cart). */
import type { CartOnSignIn } from '../../cart/session/ownership.rules.ts';
import { carryCartOver } from '../../cart/session/sessionCart.ts';
import type { RequestContext } from '../../context.ts';
import { accountStores } from '../../region/markets/scopeForLocale.rules.ts';
import { customerOf, type CustomerModel } from '../customer.ts';
import { endLogin, type StoreLogin } from './storeLogin.ts';

export interface StartedSession {
  viewer: CustomerModel;
  cart: CartOnSignIn;
}

/** Signs out any previous customer at the country's stores: one market has one viewer. */
export async function startSession(
  ctx: RequestContext,
  { store, customer, facts }: StoreLogin,
): Promise<StartedSession> {
  const { session } = ctx;
  const replaced = accountStores(ctx.scope.country, ctx.markets).flatMap((one) => {
    const before = session.customers[one];
    return before && before.token !== facts.token ? [{ store: one, token: before.token }] : [];
  });
  for (const { store: one } of replaced) session.dropCustomer(one);
  session.signIn(store, facts);
  await Promise.all(replaced.map((one) => endLogin(ctx, one.store, one.token)));
  const theirs = ctx.renewed();
  return { viewer: customerOf(theirs, customer), cart: await carryCartOver(theirs, customer.id) };
}
