/**
 * The customer group that determines the viewer's prices and offers: the customer's own, or the store's guest group.
 */
import type { Awaitable } from '../../../sources/transport/awaitable.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { SourceError } from '../../../sources/transport/errors.ts';
import type { CustomerGroupJson } from '../../../sources/commerce/customerGroups.ts';

const signInCheck = { source: 'commerce', call: 'validateSession' } as const;

/**
 * The store's guest group, shared by all guests; null when the store has none. Requested once per request, cached by
 * store. Fails when commerce is unavailable and nothing is cached, because guests' prices are unknown then.
 */
export const guestGroup = memoizePerContext((ctx): Awaitable<CustomerGroupJson | null> =>
  ctx.commerce.guestGroup(),
);

/**
 * Id of the viewer's group; null for a customer without one, and for guests of a store without a guest group. Fails
 * like `guestGroup`, and when a sign-in cannot be verified: another group's prices are never shown instead.
 */
export async function viewerGroupId(ctx: RequestContext): Promise<number | null> {
  const { isCustomer, customerGroup } = ctx.scope;
  if (!ctx.isViewerKnown) throw unknownViewer();
  // The platform uses 0 for no group.
  return isCustomer ? customerGroup || null : ((await guestGroup(ctx))?.id ?? null);
}

/** The viewer's group with its rules. Null and failing like `viewerGroupId`. */
export const viewerGroup = memoizePerContext((ctx): Awaitable<CustomerGroupJson | null> => {
  const { isCustomer, customerGroup } = ctx.scope;
  if (!ctx.isViewerKnown) return Promise.reject(unknownViewer());
  if (!isCustomer) return guestGroup(ctx);
  return customerGroup ? ctx.commerce.customerGroup(customerGroup) : null;
});

function unknownViewer(): SourceError {
  return new SourceError(
    'SOURCE_UNAVAILABLE',
    signInCheck,
    'cannot verify the sign-in, so the price group is unknown',
  );
}
