/** `addCartItems`: adds several variants to the session's cart, such as a ski with its binding and skin: all or none. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { displayTitleOf, productByUid } from '../../catalog/products/productModel.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { badInput, withFallback } from '../../sourceErrors.ts';
import { words } from '../../content/wording/words.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { Cart, cartOf } from '../cart.ts';
import {
  commerceRefusal,
  invalidQuantity,
  InsufficientStockError,
  InvalidQuantityError,
  NoShopHereError,
  noShopHere,
  NotPurchasableError,
  notPurchasable,
  unknownVariant,
} from '../cartRefusals.ts';
import type { InputPath, RefusalError } from '../../refusal.ts';
import { changeName } from '../session/changeName.ts';
import { sessionCart } from '../session/sessionCart.ts';
import { addLines, isUnknownVariant, wantedVariant, type WantedLine } from './addLines.ts';
import { CartLine, linesOf, type CartLineModel } from './cartLine.ts';
import { isAddableQuantity } from './quantity.rules.ts';
import { missingUnits, sumByVariant } from './severalLines.rules.ts';

interface AddedModel {
  ctx: RequestContext;
  cart: CartJson;
  added: CartLineModel[];
}

/** A set has three or four parts; longer lists are not a shopper's. */
const MOST = 10;

const CartItemInput = builder.inputType('CartItemInput', {
  description: 'One of the variants to add to the cart.',
  fields: (t) => ({
    variantId: t.id({ required: true, description: 'Id of a `Variant` node of this market.' }),
    quantity: t.int({
      required: true,
      defaultValue: 1,
      description: 'Units, 1 to 99; added to those already in the cart.',
    }),
  }),
});

const AddCartItemsInput = builder.inputType('AddCartItemsInput', {
  description: 'The variants to add to the cart together.',
  fields: (t) => ({
    items: t.field({
      type: [CartItemInput],
      required: true,
      description: `1 to ${MOST}; units of a variant that is named twice are summed.`,
    }),
  }),
});

const AddCartItemsPayload = builder.objectRef<AddedModel>('AddCartItemsPayload').implement({
  description: 'All variants were added to the cart.',
  fields: (t) => ({
    cart: t.field({
      type: Cart,
      description: 'The updated cart.',
      resolve: ({ ctx, cart }) => cartOf(ctx, cart),
    }),
    lines: t.expose('added', {
      type: [CartLine],
      description: 'A line for each variant, in the order of the input.',
    }),
  }),
});

function pathOf(index: number, field: 'variantId' | 'quantity'): InputPath {
  return ['input', 'items', String(index), field];
}

/** The line that commerce refuses, as its answer does not say which; undefined when it cannot be told. */
async function refusedLine(
  ctx: RequestContext,
  lines: readonly WantedLine[],
): Promise<WantedLine | undefined> {
  const cart = await withFallback(sessionCart(ctx), null);
  const held = cart?.line_items.physical_items ?? [];
  const isRefused = await Promise.all(
    lines.map(async ({ productId, variantId, quantity }) => {
      const variant = await withFallback(ctx.commerce.getVariant(productId, variantId), undefined);
      if (variant === undefined) return false;
      const inCart = held.find((line) => line.variant_id === variantId)?.quantity ?? 0;
      return !variant?.isPurchasable || missingUnits(variant.quantity, inCart, quantity) > 0;
    }),
  );
  return lines[isRefused.indexOf(true)];
}

/** The same refusal, saying that nothing was added, and of which product's line it is. */
async function refusalOfLine(
  ctx: RequestContext,
  refusal: RefusalError,
  line: WantedLine | undefined,
  path: InputPath,
): Promise<RefusalError> {
  const product = line && (await withFallback(productByUid(line.productUid, ctx), null));
  const title = product && displayTitleOf(product.entry);
  const reason = refusal.message;
  const message = await (title
    ? words(ctx, 'refusal.oneOfSeveral', { title, reason })
    : words(ctx, 'refusal.several', { reason }));
  const facts = { code: refusal.code, message, path };
  if (refusal instanceof InsufficientStockError) return new InsufficientStockError(facts, refusal.available);
  return refusal instanceof NotPurchasableError ? new NotPurchasableError(facts) : refusal;
}

builder.mutationField('addCartItems', (t) =>
  t.field({
    type: AddCartItemsPayload,
    errors: {
      union: { description: 'Outcome of `addCartItems`.' },
      types: [InsufficientStockError, NotPurchasableError, NoShopHereError, InvalidQuantityError],
    },
    description:
      'Adds several variants to the session’s cart in one step, such as a ski with its binding and skin, creating the cart if there is none. All or none: when one is refused, nothing is added, the message names its product, and `path` its place in the input. Each variant is a line of its own. Otherwise like `addCartItem`.',
    args: {
      input: t.arg({ type: AddCartItemsInput, required: true, description: 'Variants and quantities.' }),
    },
    complexity: 20,
    resolve: async (_root, { input }, ctx, { path }): Promise<AddedModel> => {
      const { items } = input;
      if (items.length === 0 || items.length > MOST) throw badInput(`'items' takes 1 to ${MOST} variants.`);
      if (!marketFlags(ctx.scope).hasShop) throw await noShopHere(ctx);
      const wanted: WantedLine[] = [];
      for (const [index, { variantId, quantity }] of items.entries()) {
        if (!isAddableQuantity(quantity)) throw await invalidQuantity(ctx, pathOf(index, 'quantity'));
        const key = wantedVariant(variantId, ctx);
        if (!key) throw await unknownVariant(ctx, pathOf(index, 'variantId'));
        wanted.push({ ...key, quantity });
      }
      const lines = sumByVariant(wanted);
      try {
        const cart = await addLines(ctx, lines, changeName(ctx.idempotencyKey, path.key));
        const added = cart ? linesOf(ctx, cart) : [];
        const own = lines.map(({ variantId }) => added.find(({ line }) => line.variant_id === variantId));
        if (!cart || !own.every((line) => line !== undefined))
          throw await notPurchasable(ctx, ['input', 'items']);
        return { ctx, cart, added: own };
      } catch (error) {
        const refusal = await commerceRefusal(ctx, error, ['input', 'items']);
        if (!refusal) throw error;
        const line = await refusedLine(ctx, lines);
        if (!line) throw await refusalOfLine(ctx, refusal, undefined, ['input', 'items']);
        const isUnknown = refusal instanceof NotPurchasableError && (await isUnknownVariant(ctx, line));
        const index = wanted.findIndex(({ variantId }) => variantId === line.variantId);
        throw await refusalOfLine(
          ctx,
          isUnknown ? await unknownVariant(ctx) : refusal,
          line,
          pathOf(index, refusal instanceof NotPurchasableError ? 'variantId' : 'quantity'),
        );
      }
    },
  }),
);
