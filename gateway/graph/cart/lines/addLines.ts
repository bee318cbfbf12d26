/** Adds variants to the session's cart in one call to commerce: all of them or none. */
import type { RequestContext } from '../../context.ts';
import { splitVariantKey, type VariantKey } from '../../catalog/variants/variantId.ts';
import { keyOfNode } from '../../nodeId.ts';
import { splitMarketId } from '../../region/markets/marketId.ts';
import { sourceErrorOf, withFallback } from '../../sourceErrors.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { isAddedAlready } from '../session/repeatedChange.rules.ts';
import { reconciled } from '../session/reconciled.ts';
import { sessionCartForChange, settleCart } from '../session/sessionCart.ts';

export interface WantedLine extends VariantKey {
  quantity: number;
}

/** The store's ids for a variant id; null when the id is invalid or of a market with another store. */
export function wantedVariant(id: string, ctx: RequestContext): VariantKey | null {
  const parts = splitMarketId(keyOfNode('Variant', id) ?? '');
  const store = parts && ctx.inMarket(parts.locale)?.scope.commerceRegion;
  return parts && store === ctx.scope.commerceRegion ? splitVariantKey(parts.key) : null;
}

/** Whether the refused variant is missing from the store's catalogue; false while commerce is unavailable. */
export async function isUnknownVariant(
  ctx: RequestContext,
  { productId, variantId }: VariantKey,
): Promise<boolean> {
  return (await withFallback(ctx.commerce.getVariant(productId, variantId), undefined)) === null;
}

/**
 * Creates the cart if there is none.
 *
 * @param lines of different variants.
 * @param change name of the change (changeName.ts).
 * @throws commerce's refusal; nothing was added then.
 */
export async function addLines(
  ctx: RequestContext,
  lines: readonly WantedLine[],
  change: string | null,
): Promise<CartJson | null> {
  const changed = await add(ctx, lines, change);
  return settleCart(
    ctx,
    changed,
    lines.map(({ variantId }) => variantId),
    change,
  );
}

function quantityOf(cart: CartJson | null, variantId: number): number {
  return cart?.line_items.physical_items.find((line) => line.variant_id === variantId)?.quantity ?? 0;
}

async function add(
  ctx: RequestContext,
  lines: readonly WantedLine[],
  change: string | null,
): Promise<CartJson | null> {
  const items = lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
  }));
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
  const isDone = lines.every(({ variantId, quantity }) =>
    isAddedAlready({ change, variantId, quantity }, known, quantityOf(before, variantId)),
  );
  if (isDone) return before;
  try {
    return await reconciled(
      ctx,
      before.id,
      () => ctx.commerce.addCartItems(before.id, items),
      (cart) =>
        lines.every(
          ({ variantId, quantity }) =>
            quantityOf(cart, variantId) === quantityOf(before, variantId) + quantity,
        ),
    );
  } catch (error) {
    // The cart disappeared between lookup and write. A refusal means nothing was written, so a retry on a new cart
    // is safe.
    if (ctx.commerce.refusal(error)?.type !== 'cart_not_found') throw error;
    if (await sessionCartForChange(ctx)) throw error;
    return create();
  }
}
