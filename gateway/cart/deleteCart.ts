/** `deleteCart`: clears the cart, its id and the session's reference (catalogue.md 4). */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { joinNodeId } from '../nodeId.ts';
import { joinMarketId } from '../region/marketId.ts';
import { reconciled } from './reconciled.ts';
import { sessionCartForChange, settleCart } from './sessionCart.ts';

const DeleteCartInput = builder.inputType('DeleteCartInput', {
  description: 'Nothing has to be said: a session has one cart in a store.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'For clients that send one; it is not read.' }),
  }),
});

const DeleteCartPayload = builder.objectRef<{ deletedCartId: string | null }>('DeleteCartPayload').implement({
  description: 'The session has no cart in this store any more.',
  fields: (t) => ({
    deletedCartId: t.exposeID('deletedCartId', {
      nullable: true,
      description: 'Id of the cart that went; null when there was none.',
    }),
  }),
});

async function deleteSessionCart(ctx: RequestContext): Promise<string | null> {
  const cart = await sessionCartForChange(ctx);
  // Whoever wants none does not want the one back that was given up.
  ctx.session.forgetGivenUpCart(ctx.scope.commerceRegion);
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
    args: { input: t.arg({ type: DeleteCartInput, description: 'May be left out.' }) },
    complexity: 20,
    resolve: async (_root, _args, ctx) => ({ deletedCartId: await deleteSessionCart(ctx) }),
  }),
);
