/** `deleteCart`: clears the cart, its id and the session's reference (catalogue.md 4). */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { joinNodeId } from '../nodeId.ts';
import { joinMarketId } from '../region/markets/marketId.ts';
import { reconciled } from './session/reconciled.ts';
import { sessionCartForChange, settleCart } from './session/sessionCart.ts';

const DeleteCartInput = builder.inputType('DeleteCartInput', {
  description: 'No input is needed: a session has one cart per store.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Accepted for clients that send one; ignored.' }),
  }),
});

const DeleteCartPayload = builder.objectRef<{ deletedCartId: string | null }>('DeleteCartPayload').implement({
  description: 'The session no longer has a cart in this store.',
  fields: (t) => ({
    deletedCartId: t.exposeID('deletedCartId', {
      nullable: true,
      description: 'Id of the deleted cart; null when there was none.',
    }),
  }),
});

async function deleteSessionCart(ctx: RequestContext): Promise<string | null> {
  const cart = await sessionCartForChange(ctx);
  // A shopper who deletes the cart does not want a dropped one to come back.
  ctx.session.forgetAbandonedCart(ctx.scope.commerceRegion);
  if (!cart) return null;
  await reconciled(
    ctx,
    cart.id,
    async () => {
      await ctx.commerce.deleteCart(cart.id);
      return null;
    },
    (now) => now === null,
  );
  await settleCart(ctx, null);
  return joinNodeId('Cart', joinMarketId(ctx.locale, cart.id));
}

builder.mutationField('deleteCart', (t) =>
  t.field({
    type: DeleteCartPayload,
    description:
      'Deletes the session’s cart in this market’s store. An error when commerce is down; the session then keeps it.',
    args: { input: t.arg({ type: DeleteCartInput, description: 'Optional.' }) },
    complexity: 20,
    resolve: async (_root, _args, ctx) => ({ deletedCartId: await deleteSessionCart(ctx) }),
  }),
);
