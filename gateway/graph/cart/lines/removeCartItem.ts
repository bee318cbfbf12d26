/** `removeCartItem`: removes a line from the session's cart. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { SourceError } from '../../../sources/transport/errors.ts';
import { Cart, cartOf } from '../cart.ts';
import { CartLineGoneError, findLine, goneByNow, lineGone } from './lineInCart.ts';
import { reconciled } from '../session/reconciled.ts';
import { settleCart } from '../session/sessionCart.ts';

interface RemovedModel {
  ctx: RequestContext;
  cart: CartJson | null;
  lineId: string;
}

/** The cart without the line; null when the cart was deleted with it. */
export async function removeLine(
  ctx: RequestContext,
  cart: CartJson,
  lineId: string,
): Promise<CartJson | null> {
  const lines = cart.line_items.physical_items;
  const isLast = lines.every(({ id }) => id === lineId);
  const remove = async (): Promise<CartJson | null> => {
    const left = await ctx.commerce.removeCartItem(cart.id, lineId);
    if (left === null && !isLast)
      throw new SourceError(
        'SOURCE_MALFORMED',
        { source: 'commerce', call: 'removeCartItem' },
        'reports the cart as deleted with a line that is not its last',
      );
    return left;
  };
  const isDone = (now: CartJson | null): boolean =>
    now === null ? isLast : !now.line_items.physical_items.some(({ id }) => id === lineId);
  return settleCart(ctx, await reconciled(ctx, cart.id, remove, isDone));
}

const RemoveCartItemInput = builder.inputType('RemoveCartItemInput', {
  description: 'The line to remove.',
  fields: (t) => ({ lineId: t.id({ required: true, description: 'Id of a `CartLine` node.' }) }),
});

const RemoveCartItemPayload = builder.objectRef<RemovedModel>('RemoveCartItemPayload').implement({
  description: 'The line was removed.',
  fields: (t) => ({
    cart: t.field({
      type: Cart,
      nullable: true,
      description: 'The updated cart; null when its last line was removed.',
      resolve: ({ ctx, cart }) => cartOf(ctx, cart),
    }),
    removedLineId: t.exposeID('lineId', { description: 'Id of the removed line, as given.' }),
  }),
});

builder.mutationField('removeCartItem', (t) =>
  t.field({
    type: RemoveCartItemPayload,
    errors: { union: { description: 'Outcome of `removeCartItem`.' }, types: [CartLineGoneError] },
    description:
      'Removes a line from the session’s cart. Sent to commerce once: when the response is lost, the cart is read to see whether the write succeeded. An error when commerce is down.',
    args: { input: t.arg({ type: RemoveCartItemInput, required: true, description: 'The line.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<RemovedModel> => {
      const { cart, line } = await findLine(ctx, input.lineId);
      if (!cart || !line) throw await lineGone(ctx, cart);
      try {
        const now = await removeLine(ctx, cart, line.id);
        return { ctx, cart: now, lineId: input.lineId };
      } catch (error) {
        throw (await goneByNow(ctx, error, line.id)) ?? error;
      }
    },
  }),
);
