/** `addCartItem`: adds a variant to the session's cart, creating the cart if there is none. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { splitVariantKey, type VariantKey } from '../../catalog/variants/variantId.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { splitMarketId } from '../../region/markets/marketId.ts';
import { keyOfNode } from '../../nodeId.ts';
import { sourceErrorOf, withFallback } from '../../sourceErrors.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { Cart, cartOf } from '../cart.ts';
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
import { isAddedAlready } from '../session/repeatedChange.rules.ts';
import { reconciled } from '../session/reconciled.ts';
import { sessionCartForChange, settleCart } from '../session/sessionCart.ts';

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

/** The store's ids for a variant id; null when the id is invalid or of a market with another store. */
function wantedVariant(id: string, ctx: RequestContext): VariantKey | null {
  const parts = splitMarketId(keyOfNode('Variant', id) ?? '');
  const store = parts && ctx.inMarket(parts.locale)?.scope.commerceRegion;
  return parts && store === ctx.scope.commerceRegion ? splitVariantKey(parts.key) : null;
}

function quantityOf(cart: CartJson | null, variantId: number): number {
  return cart?.line_items.physical_items.find((line) => line.variant_id === variantId)?.quantity ?? 0;
}

/** Whether the refused variant is missing from the store's catalogue; false while commerce is unavailable. */
async function isUnknownVariant(ctx: RequestContext, { productId, variantId }: VariantKey): Promise<boolean> {
  return (await withFallback(ctx.commerce.getVariant(productId, variantId), undefined)) === null;
}

async function add(
  ctx: RequestContext,
  { productId, variantId }: VariantKey,
  quantity: number,
  change: string | null,
): Promise<CartJson | null> {
  const items = [{ product_id: productId, variant_id: variantId, quantity }];
  const { customerId } = ctx.scope;
  const write = (): Promise<CartJson> =>
    ctx.commerce.createCart({
      line_items: items,
      ...(customerId === null ? {} : { customer_id: customerId }),
    });
  // If the response was lost, so was the new cart's id: creating another one duplicates nothing visible.
  const create = (): Promise<CartJson> =>
    write().catch((error: unknown) => {
      if (!sourceErrorOf(error)?.isLost) throw error;
      return write();
    });
  const before = await sessionCartForChange(ctx);
  if (!before) return create();
  const known = ctx.session.knownCarts(ctx.scope.commerceRegion);
  const unitsBefore = quantityOf(before, variantId);
  if (isAddedAlready({ change, variantId, quantity }, known, unitsBefore)) return before;
  const wanted = unitsBefore + quantity;
  try {
    return await reconciled(
      ctx,
      before.id,
      () => ctx.commerce.addCartItems(before.id, items),
      (cart) => quantityOf(cart, variantId) === wanted,
    );
  } catch (error) {
    // The cart disappeared between lookup and write. A refusal means nothing was written, so a retry on a new cart
    // is safe.
    if (ctx.commerce.refusal(error)?.type !== 'cart_not_found') throw error;
    if (await sessionCartForChange(ctx)) throw error;
    return create();
  }
}

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
        const changed = await add(ctx, wanted, input.quantity, change);
        const cart = await settleCart(ctx, changed, [wanted.variantId], change);
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
