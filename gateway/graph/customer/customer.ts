/** `Customer` and `viewer`: the customer signed in at the market's store. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { memoizePerContext } from '../memoizePerContext.ts';
import { joinMarketId, loadInMarkets } from '../region/markets/marketId.ts';
import { accountStores } from '../region/markets/scopeForLocale.rules.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import type { CustomerJson } from '../../sources/commerce/customers.ts';
import { haveFactsChanged, keepFacts } from './signIn/storeLogin.ts';

export interface CustomerModel {
  /** Of the market whose store the customer belongs to. */
  ctx: RequestContext;
  customer: CustomerJson;
  /** us, ca or eu_region_1. */
  store: string;
}

export function customerOf(ctx: RequestContext, customer: CustomerJson): CustomerModel {
  return { ctx, customer, store: ctx.scope.commerceRegion };
}

/**
 * The signed-in customer of the market's store; null for guests. The shop API has no lookup by id, so the session's
 * e-mail address is looked up and must still belong to the same customer. Fails when commerce is unavailable.
 */
export const viewerOf = memoizePerContext(async (ctx): Promise<CustomerModel | null> => {
  // Guests' responses must not access the session, so that they can be shared.
  if (!ctx.hasSignIn) return null;
  const known = ctx.session.customer(ctx.scope.commerceRegion);
  if (!known) {
    if (isUnverified(ctx))
      throw new SourceError('SOURCE_UNAVAILABLE', signInCheck, 'the sign-in could not be verified');
    return null;
  }
  const customer = await ctx.commerce.customerByEmail(known.email);
  if (customer?.id !== known.id) return null;
  // Applies from the next request; this one's market is fixed.
  if (haveFactsChanged(known, customer)) await keepFacts(ctx, known, customer);
  return customerOf(ctx, customer);
});

const signInCheck = { source: 'commerce', call: 'validateSession' } as const;

/** True when commerce could not verify the session's sign-in: neither a guest nor a customer. */
function isUnverified({ scope, session, markets }: RequestContext): boolean {
  return accountStores(scope.country, markets).some(
    (store) => store in session.customers && session.customer(store) === null,
  );
}

async function customerByKey(id: string, ctx: RequestContext): Promise<CustomerModel | null> {
  const { scope, session } = ctx;
  return session.customer(scope.commerceRegion)?.id === Number(id) ? viewerOf(ctx) : null;
}

const customerRef = builder.objectRef<CustomerModel>('Customer');
export const Customer = builder.node(customerRef, {
  description:
    'A customer with an account at the market’s store. From commerce; private to the customer and never cached. Each store has its own customers: a Canadian customer is a guest in Europe.',
  id: { resolve: ({ ctx, customer }) => joinMarketId(ctx.locale, String(customer.id)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, customerByKey),
  fields: (t) => ({
    email: t.string({
      description: 'Address that the customer signs in with.',
      resolve: ({ customer }) => customer.email,
    }),
    firstName: t.string({ description: 'Given name.', resolve: ({ customer }) => customer.first_name }),
    lastName: t.string({ description: 'Family name.', resolve: ({ customer }) => customer.last_name }),
    phone: t.string({
      nullable: true,
      description: 'As entered by the customer; null when not given.',
      resolve: ({ customer }) => customer.phone || null,
    }),
    company: t.string({
      nullable: true,
      description: 'Null when none was given.',
      resolve: ({ customer }) => customer.company || null,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Customer,
    nullable: true,
    description:
      'The customer who is signed in at this market’s store. Null for guests; null with an error when commerce is down.',
    complexity: 5,
    resolve: (_root, _args, ctx) => viewerOf(ctx),
  }),
);
