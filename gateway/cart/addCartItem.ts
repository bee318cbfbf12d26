/** `addCartItem`: puts a variant into the session's cart, making one where there is none. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { splitVariantKey, type VariantKey } from '../catalog/variantId.ts';
import { marketFlags } from '../region/market.ts';
import { splitMarketId } from '../region/marketId.ts';
import { keyOfNode } from '../nodeId.ts';
import { sourceErrorOf, unlessIll } from '../sourceErrors.ts';
import type { CartJson } from '../sources/commerce/wireCart.ts';
import { Cart, cartOf } from './cart.ts';
import { CartLine, linesOf, type CartLineModel } from './cartLine.ts';
import { isAddableQuantity } from './quantity.rules.ts';
import {
  commerceRefusal,
  InsufficientStock,
  InvalidQuantity,
  NoShopHere,
  NotPurchasable,
  plainRefusal,
  unknownVariant,
  type CommerceRefusalModel,
  type NoShopHereModel,
} from './refusal.ts';
import { gestureName } from './gestureName.ts';
import { isAddedAlready } from './repeatedGesture.rules.ts';
import { reconciled } from './reconciled.ts';
import { sessionCartForChange, settleCart } from './sessionCart.ts';

interface AddedModel {
  kind: 'AddCartItemPayload';
  ctx: RequestContext;
  cart: CartJson;
  added: CartLineModel;
}

const AddCartItemInput = builder.inputType('AddCartItemInput', {
  description: 'What to put into the cart.',
  fields: (t) => ({
    variantId: t.id({ required: true, description: 'Id of a `Variant` node of this market.' }),
    quantity: t.int({
      required: true,
      defaultValue: 1,
      description: 'Units, 1 to 99; added to what is there already.',
    }),
  }),
});

const AddCartItemPayload = builder.objectRef<AddedModel>('AddCartItemPayload').implement({
  description: 'The variant is in the cart.',
  fields: (t) => ({
    cart: t.field({
      type: Cart,
      description: 'The cart as it is now.',
      resolve: ({ ctx, cart }) => cartOf(ctx, cart),
    }),
    line: t.expose('added', { type: CartLine, description: 'The line that holds the variant now.' }),
  }),
});

const AddCartItemResult = builder.unionType('AddCartItemResult', {
  description: 'What became of `addCartItem`.',
  types: [AddCartItemPayload, InsufficientStock, NotPurchasable, NoShopHere, InvalidQuantity],
  resolveType: ({ kind }) => kind,
});

/** The store's ids behind a variant id; null when it is none, or of a market that another store sells to. */
function wantedVariant(id: string, ctx: RequestContext): VariantKey | null {
  const parts = splitMarketId(keyOfNode('Variant', id) ?? '');
  const store = parts && ctx.inMarket(parts.locale)?.scope.commerceRegion;
  return parts && store === ctx.scope.commerceRegion ? splitVariantKey(parts.key) : null;
}

function quantityOf(cart: CartJson | null, variantId: number): number {
  return cart?.line_items.physical_items.find((line) => line.variant_id === variantId)?.quantity ?? 0;
}

/** Whether the store's catalogue lacks the variant that was refused; false as long as commerce cannot be asked. */
async function isUnknownVariant(ctx: RequestContext, { productId, variantId }: VariantKey): Promise<boolean> {
  return (await unlessIll(ctx.commerce.getVariant(productId, variantId), undefined)) === null;
}

async function add(
  ctx: RequestContext,
  { productId, variantId }: VariantKey,
  quantity: number,
  gesture: string | null,
): Promise<CartJson | null> {
  const items = [{ product_id: productId, variant_id: variantId, quantity }];
  const { customerId } = ctx.scope;
  const write = (): Promise<CartJson> =>
    ctx.commerce.createCart({
      line_items: items,
      ...(customerId === null ? {} : { customer_id: customerId }),
    });
  // A cart whose id was lost on its way is nobody's: another one in its place doubles nothing that anybody could see.
  const create = (): Promise<CartJson> =>
    write().catch((error: unknown) => {
      if (!sourceErrorOf(error)?.isLost) throw error;
      return write();
    });
  const before = await sessionCartForChange(ctx);
  if (!before) return create();
  const known = ctx.session.knownCarts(ctx.scope.commerceRegion);
  const held = quantityOf(before, variantId);
  if (isAddedAlready({ gesture, variantId, quantity }, known, held)) return before;
  const wanted = held + quantity;
  try {
    return await reconciled(
      ctx,
      before.id,
      () => ctx.commerce.addCartItems(before.id, items),
      (cart) => quantityOf(cart, variantId) === wanted,
    );
  } catch (error) {
    // Gone between the look and the write: a refusal is an answer, so making a new one repeats nothing.
    if (ctx.commerce.refusal(error)?.type !== 'cart_not_found') throw error;
    if (await sessionCartForChange(ctx)) throw error;
    return create();
  }
}

builder.mutationField('addCartItem', (t) =>
  t.field({
    type: AddCartItemResult,
    description:
      'Puts a variant into the session’s cart, making one where there is none. Asked once: when commerce’s answer is lost the cart is read to see whether it was done; whoever repeats it with the same `Idempotency-Key` doubles nothing. An error when commerce is down.',
    args: { input: t.arg({ type: AddCartItemInput, required: true, description: 'Variant and quantity.' }) },
    complexity: 20,
    resolve: async (
      _root,
      { input },
      ctx,
      { path },
    ): Promise<AddedModel | CommerceRefusalModel | NoShopHereModel> => {
      if (!marketFlags(ctx.scope).hasShop) return plainRefusal(ctx, 'NoShopHere');
      if (!isAddableQuantity(input.quantity)) return plainRefusal(ctx, 'InvalidQuantity');
      const wanted = wantedVariant(input.variantId, ctx);
      if (!wanted) return plainRefusal(ctx, 'NotPurchasable');
      try {
        const gesture = gestureName(ctx.idempotencyKey, path.key);
        const changed = await add(ctx, wanted, input.quantity, gesture);
        const cart = await settleCart(ctx, changed, [wanted.variantId], gesture);
        const line = cart && linesOf(ctx, cart).find(({ line }) => line.variant_id === wanted.variantId);
        return line
          ? { kind: 'AddCartItemPayload', ctx, cart, added: line }
          : await plainRefusal(ctx, 'NotPurchasable');
      } catch (error) {
        const refusal = await commerceRefusal(ctx, error);
        if (!refusal) throw error;
        const isUnknown = refusal.kind === 'NotPurchasable' && (await isUnknownVariant(ctx, wanted));
        return isUnknown ? unknownVariant(ctx) : refusal;
      }
    },
  }),
);
