/** `changeCartItem`: sets the quantity of a line; 0 removes it. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { CartJson, CartLineJson } from '../../../sources/commerce/carts.ts';
import { Cart, cartOf } from '../cart.ts';
import { CartLine, type CartLineModel } from './cartLine.ts';
import { CartLineGoneError, findLine, goneByNow, lineGone } from './lineInCart.ts';
import { isLineQuantity } from './quantity.rules.ts';
import {
  commerceRefusal,
  InsufficientStockError,
  InvalidQuantityError,
  NotPurchasableError,
  invalidQuantity,
} from '../cartRefusals.ts';
import { removeLine } from './removeCartItem.ts';
import { reconciled } from '../session/reconciled.ts';
import { settleCart } from '../session/sessionCart.ts';

interface ChangedModel {
  ctx: RequestContext;
  cart: CartJson | null;
  changed: CartLineModel | null;
}

const ChangeCartItemInput = builder.inputType('ChangeCartItemInput', {
  description: 'The new quantity of a line.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Id of a `CartLine` node.' }),
    quantity: t.int({ required: true, description: 'New quantity, 1 to 99; 0 removes the line.' }),
  }),
});

const ChangeCartItemPayload = builder.objectRef<ChangedModel>('ChangeCartItemPayload').implement({
  description: 'The quantity was set.',
  fields: (t) => ({
    cart: t.field({
      type: Cart,
      nullable: true,
      description: 'The updated cart; null when its last line was removed.',
      resolve: ({ ctx, cart }) => cartOf(ctx, cart),
    }),
    line: t.expose('changed', {
      type: CartLine,
      nullable: true,
      description: 'The line; null when it was removed.',
    }),
  }),
});

async function change(
  ctx: RequestContext,
  cartId: string,
  line: CartLineJson,
  quantity: number,
): Promise<ChangedModel> {
  const holds = (cart: CartJson | null): CartLineJson | undefined =>
    cart?.line_items.physical_items.find(({ id }) => id === line.id);
  const cart = await settleCart(
    ctx,
    await reconciled(
      ctx,
      cartId,
      () =>
        ctx.commerce.updateCartItem(cartId, line.id, {
          productID: line.product_id,
          variantID: line.variant_id,
          quantity,
        }),
      (now) => holds(now)?.quantity === quantity,
    ),
    [line.variant_id],
  );
  const changed = holds(cart);
  return {
    ctx,
    cart,
    changed: cart && changed ? { ctx, cart, line: changed } : null,
  };
}

builder.mutationField('changeCartItem', (t) =>
  t.field({
    type: ChangeCartItemPayload,
    errors: {
      union: { description: 'Outcome of `changeCartItem`.' },
      types: [InsufficientStockError, CartLineGoneError, InvalidQuantityError, NotPurchasableError],
    },
    description:
      'Sets the quantity of a line; 0 removes it. Sent to commerce once: when the response is lost, the cart is read to see whether the write succeeded. An error when commerce is down.',
    args: { input: t.arg({ type: ChangeCartItemInput, required: true, description: 'Line and quantity.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<ChangedModel> => {
      if (!isLineQuantity(input.quantity)) throw await invalidQuantity(ctx);
      const { cart, line } = await findLine(ctx, input.lineId);
      if (!cart || !line) throw await lineGone(ctx, cart);
      try {
        if (input.quantity > 0) return await change(ctx, cart.id, line, input.quantity);
        const now = await removeLine(ctx, cart, line.id);
        return { ctx, cart: now, changed: null };
      } catch (error) {
        throw (
          (await goneByNow(ctx, error, line.id)) ??
          (await commerceRefusal(ctx, error, ['input', 'lineId'])) ??
          error
        );
      }
    },
  }),
);
