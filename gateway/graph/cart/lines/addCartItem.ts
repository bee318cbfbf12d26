/** `addCartItem`: adds a variant to the session's cart, creating the cart if there is none. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { marketFlags } from '../../region/markets/market.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { Cart, cartOf } from '../cart.ts';
import { addLines, isUnknownVariant, wantedVariant } from './addLines.ts';
import { CartLine, linesOf, type CartLineModel } from './cartLine.ts';
import { isAddableQuantity } from './quantity.rules.ts';
import {
  commerceRefusal,
  InsufficientStockError,
  InvalidQuantityError,
  NoShopHereError,
  NotPurchasableError,
  notPurchasable,
  noShopHere,
  invalidQuantity,
  unknownVariant,
} from '../cartRefusals.ts';
import { changeName } from '../session/changeName.ts';

interface AddedModel {
  ctx: RequestContext;
  cart: CartJson;
  added: CartLineModel;
}

const variantPath = ['input', 'variantId'] as const;

const AddCartItemInput = builder.inputType('AddCartItemInput', {
  description: 'The variant to add to the cart.',
  fields: (t) => ({
    variantId: t.id({ required: true, description: 'Id of a `Variant` node of this market.' }),
    quantity: t.int({
      required: true,
      defaultValue: 1,
      description: 'Units, 1 to 99; added to those already in the cart.',
    }),
  }),
});

const AddCartItemPayload = builder.objectRef<AddedModel>('AddCartItemPayload').implement({
  description: 'The variant was added to the cart.',
  fields: (t) => ({
    cart: t.field({
      type: Cart,
      description: 'The updated cart.',
      resolve: ({ ctx, cart }) => cartOf(ctx, cart),
    }),
    line: t.expose('added', { type: CartLine, description: 'The line with the variant.' }),
  }),
});

builder.mutationField('addCartItem', (t) =>
  t.field({
    type: AddCartItemPayload,
    errors: {
      union: { description: 'Outcome of `addCartItem`.' },
      types: [InsufficientStockError, NotPurchasableError, NoShopHereError, InvalidQuantityError],
    },
    description:
      'Adds a variant to the session’s cart, creating the cart if there is none. A partner’s key has no session and so no cart: it is refused with FORBIDDEN; link to `Product.path` instead, where the shopper adds it. Sent to commerce once: when the response is lost, the cart is read to see whether the write succeeded. Safe to repeat with the same `Idempotency-Key`. An error when commerce is down.',
    args: { input: t.arg({ type: AddCartItemInput, required: true, description: 'Variant and quantity.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx, { path }): Promise<AddedModel> => {
      if (!marketFlags(ctx.scope).hasShop) throw await noShopHere(ctx);
      if (!isAddableQuantity(input.quantity)) throw await invalidQuantity(ctx);
      const wanted = wantedVariant(input.variantId, ctx);
      if (!wanted) throw await unknownVariant(ctx);
      try {
        const change = changeName(ctx.idempotencyKey, path.key);
        const cart = await addLines(ctx, [{ ...wanted, quantity: input.quantity }], change);
        const line = cart && linesOf(ctx, cart).find(({ line }) => line.variant_id === wanted.variantId);
        if (!line) throw await notPurchasable(ctx, variantPath);
        return { ctx, cart, added: line };
      } catch (error) {
        const refusal = await commerceRefusal(ctx, error, variantPath);
        if (refusal instanceof NotPurchasableError && (await isUnknownVariant(ctx, wanted)))
          throw await unknownVariant(ctx);
        throw refusal ?? error;
      }
    },
  }),
);
