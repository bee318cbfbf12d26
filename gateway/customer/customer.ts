/** The customer who is signed in at the market's store. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { joinMarketId, loadInMarkets } from '../region/marketId.ts';
import { accountStores } from '../region/scopeForLocale.rules.ts';
import { SourceError } from '../sources/errors.ts';
import type { CustomerJson } from '../sources/commerce/wireCustomer.ts';
import { haveFactsChanged, keepFacts } from './storeLogin.ts';

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
 * Who is signed in at the market's store; null for guests. The shop API knows no look-up by id, so the session's e-mail
 * address is asked for, and whoever has it now must still be the same person. Fails when commerce is ill.
 */
export const viewerOf = oncePerContext(async (ctx): Promise<CustomerModel | null> => {
  // Guests' answers look at no session, and may be shared.
  if (!ctx.hasSignIn) return null;
  const known = ctx.session.customer(ctx.scope.commerceRegion);
  if (!known) {
    if (isUnproven(ctx)) throw new SourceError('SOURCE_UNAVAILABLE', signInCheck, 'nobody knows who this is');
    return null;
  }
  const customer = await ctx.commerce.customerByEmail(known.email);
  if (customer?.id !== known.id) return null;
  // For the next request: this one's market is settled.
  if (haveFactsChanged(known, customer)) await keepFacts(ctx, known, customer);
  return customerOf(ctx, customer);
});

const signInCheck = { source: 'commerce', call: 'validateSession' } as const;

/** The session names somebody, and commerce could not be asked whether that holds: no guest, and no customer either. */
function isUnproven({ scope, session, markets }: RequestContext): boolean {
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
    'Somebody with an account at the market’s store. From commerce; seen by the customer alone, and never cached. A store’s customers are its own: who is one in Canada is a guest in Europe.',
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
      description: 'As the customer wrote it; null when none was given.',
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
