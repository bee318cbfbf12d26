/** The customer group that the viewer's prices and offers follow: a customer's own, or the one that the store keeps for guests. */
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { SourceError } from '../sources/errors.ts';
import type { CustomerGroupJson } from '../sources/commerce/wireCustomer.ts';

const signInCheck = { source: 'commerce', call: 'validateSession' } as const;

/**
 * The store's default group for guests, the same for everybody; null when the store says that it has none. Asked once a
 * request, kept by store. Fails when commerce is ill and nothing is kept: what guests are asked is not known then.
 */
export const guestGroup = oncePerContext((ctx): Promise<CustomerGroupJson | null> =>
  ctx.commerce.guestGroup(),
);

/**
 * Id of the viewer's group; null for a customer without one, and for guests of a store without one. Fails as
 * `guestGroup` does, and when nobody can tell whether a sign-in holds: another group's prices are never shown instead.
 */
export async function viewerGroupId(ctx: RequestContext): Promise<number | null> {
  const { customerId, customerGroup } = ctx.scope;
  requireKnownViewer(ctx);
  // The platform writes 0 for no group.
  return customerId === null ? ((await guestGroup(ctx))?.id ?? null) : customerGroup || null;
}

/** The viewer's group with its rules. Null and failing as `viewerGroupId`. */
export const viewerGroup = oncePerContext(async (ctx): Promise<CustomerGroupJson | null> => {
  const { customerId, customerGroup } = ctx.scope;
  requireKnownViewer(ctx);
  if (customerId === null) return guestGroup(ctx);
  return customerGroup ? ctx.commerce.customerGroup(customerGroup) : null;
});

function requireKnownViewer({ isViewerKnown }: RequestContext): void {
  if (!isViewerKnown)
    throw new SourceError('SOURCE_UNAVAILABLE', signInCheck, 'nobody knows whose prices hold');
}
