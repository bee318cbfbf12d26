/** Cart lines: prices and stock from commerce, titles and images from content. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import {
  variantAvailability,
  type Availability as AvailabilityVerdict,
} from '../../catalog/offers/availability.rules.ts';
import { Availability } from '../../catalog/offers/availability.ts';
import { priceVerdict, pricesOver, proBenefit } from '../../catalog/offers/price.rules.ts';
import { Product } from '../../catalog/products/product.ts';
import { productByHandle, productPath, type ProductModel } from '../../catalog/products/productModel.ts';
import { nameWithKind } from '../../catalog/products/nameWithKind.ts';
import { pictureOf } from '../../catalog/products/productPictures.ts';
import {
  inCurrency,
  ProductPrice,
  publicPriceOf,
  type PriceModel,
} from '../../catalog/offers/productPrice.ts';
import { Selection } from '../../catalog/variants/variant.ts';
import { isColorOption } from '../../catalog/variants/variant.rules.ts';
import { joinVariantKey } from '../../catalog/variants/variantId.ts';
import { Image, imageOf } from '../../media/image.ts';
import { pictureNameAt } from '../../media/pictureNameAt.rules.ts';
import { joinNodeId } from '../../nodeId.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { Money, storeAmount, storeMoney } from '../../region/formats/money.ts';
import { withFallback } from '../../sourceErrors.ts';
import { minorUnits, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { ProductJson, VariantJson } from '../../../sources/commerce/products.ts';
import type { CartJson, CartLineJson } from '../../../sources/commerce/carts.ts';
import { lineNotices, type LineNotice as Notice } from './lineNotices.rules.ts';
import { maxQuantity } from './quantity.rules.ts';
import { sessionCart } from '../session/sessionCart.ts';

export interface CartLineModel {
  ctx: RequestContext;
  cart: CartJson;
  line: CartLineJson;
}

export function linesOf(ctx: RequestContext, cart: CartJson): CartLineModel[] {
  return cart.line_items.physical_items.map((line) => ({ ctx, cart, line }));
}

/** The line's product, found by the last segment of its store URL; null when content no longer has it. */
export async function productOf({ ctx, line }: CartLineModel): Promise<ProductModel | null> {
  const key = line.url
    .split(/[?#]/)[0]
    ?.split('/')
    .findLast((segment) => segment !== '');
  return key === undefined ? null : productByHandle(key, ctx);
}

function colorOf({ line }: CartLineModel): string | null {
  return line.options.find(({ name }) => isColorOption(name))?.value ?? null;
}

interface Stock {
  availability: AvailabilityVerdict;
  platform: ProductJson | null;
  variant: VariantJson | null;
}

const notForSale: Stock = { availability: 'NOT_SOLD_HERE', platform: null, variant: null };

async function stockOf(model: CartLineModel): Promise<Stock> {
  const { ctx, line } = model;
  const platform = await ctx.commerce.productById(line.product_id);
  const variant = platform?.variants?.find((one) => one.variant_id === line.variant_id) ?? null;
  if (!platform || !variant) return notForSale;
  return { availability: variantAvailability(variant, platform, marketFlags(ctx.scope)), platform, variant };
}

function money({ ctx, cart }: CartLineModel, amount: number) {
  return storeAmount(ctx, amount, cart.currency.code);
}

/** Unit price: the cart's price compared with the variant's recommended price. */
async function priceOf(model: CartLineModel): Promise<PriceModel> {
  const { ctx, cart, line } = model;
  // When the store's prices are unavailable, the platform's list price is the regular one.
  const { platform, variant } = await withFallback(stockOf(model), notForSale);
  const currency = cart.currency.code;
  const price = minorUnits(line.sale_price, currency);
  const retailPrice = minorUnits(variant?.prices.retailPrice.value ?? line.list_price, currency);
  const prices = pricesOver([{ price, salePrice: null, retailPrice }]);
  const flags = marketFlags(ctx.scope);
  const own = inCurrency(ctx, priceVerdict(prices, flags), currency);
  if (!flags.isPro || !platform || !variant) return own;
  return {
    ...own,
    shop: async () => {
      const product = await productOf(model);
      return product && publicPriceOf({ kind: 'variant', product, platform, variant });
    },
  };
}

/** What a pro saves on all units of the line; 0 for everybody else. */
export async function savingOf(model: CartLineModel): Promise<MinorUnits> {
  const { verdict, shop } = await priceOf(model);
  const guests = shop ? await shop() : null;
  const saving = guests && proBenefit(verdict, guests.verdict)?.saving;
  return (saving ?? 0) * model.line.quantity;
}

/** Null when the session, which keeps currency units, has no record of it. */
function priceBefore({ ctx, cart, line }: CartLineModel): MinorUnits | null {
  const before = ctx.session.cartPrices(ctx.scope.commerceRegion)[line.variant_id];
  return before === undefined ? null : minorUnits(before, cart.currency.code);
}

export async function noticesOf(model: CartLineModel): Promise<Notice[]> {
  const { availability, variant } = await stockOf(model);
  return lineNotices({
    quantity: model.line.quantity,
    units: variant?.quantity ?? null,
    isSold: availability !== 'NOT_SOLD_HERE',
    price: minorUnits(model.line.sale_price, model.cart.currency.code),
    priceBefore: priceBefore(model),
  });
}

const CartLineNotice = builder.enumType('CartLineNotice', {
  description: 'What changed about a line since the shopper last added it.',
  values: {
    SOLD_OUT: { description: 'Out of stock. Blocks checkout.' },
    NOT_SOLD: { description: 'No longer sold by the store. Blocks checkout.' },
    LESS_LEFT: {
      description: 'Fewer are left than the line’s quantity; `maxQuantity` says how many. Blocks checkout.',
    },
    PRICE_UP: { description: 'The price rose from `previousUnitPrice`.' },
    PRICE_DOWN: { description: 'The price fell from `previousUnitPrice`.' },
  } satisfies Record<Notice, { description: string }>,
});

async function lineByKey(lineId: string, ctx: RequestContext): Promise<CartLineModel | null> {
  const cart = await sessionCart(ctx);
  return (cart && linesOf(ctx, cart).find(({ line }) => line.id === lineId)) ?? null;
}

const lineRef = builder.objectRef<CartLineModel>('CartLine');
export const CartLine = builder.node(lineRef, {
  description: 'One line of the session’s cart. From commerce; private to the session.',
  id: { resolve: ({ ctx, line }) => joinMarketId(ctx.locale, line.id) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, lineByKey),
  fields: (t) => ({
    title: t.string({
      description:
        'Display title of the product and, unless it already says so, what it is, such as `Davy goggles`; the store’s name when content no longer has it.',
      resolve: async (model) => {
        const product = await withFallback(productOf(model), null);
        return product ? nameWithKind(product) : model.line.name;
      },
    }),
    product: t.field({
      type: Product,
      nullable: true,
      description:
        'The product; null when content no longer has it, or with an error when the content service is down.',
      resolve: productOf,
    }),
    variantId: t.id({
      description: 'Id of the `Variant` node.',
      resolve: async (model) => {
        const { ctx, line } = model;
        const product = await withFallback(productOf(model), null);
        // Without content the URL's product is unknown: the id still works for purchases, but cannot be read as a
        // node.
        const productUid = product?.entry.uid ?? '-';
        const key = joinVariantKey({ productUid, productId: line.product_id, variantId: line.variant_id });
        return joinNodeId('Variant', joinMarketId(ctx.locale, key));
      },
    }),
    selections: t.field({
      type: [Selection],
      description: 'The chosen value of each option.',
      resolve: ({ line }) => [...line.options],
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Front image in the chosen colour; null when neither content nor the store has one.',
      resolve: async (model) => {
        const product = await withFallback(productOf(model), null);
        if (product) return pictureOf(product.entry, colorOf(model));
        const name = pictureNameAt(model.line.image_url);
        return name === null ? null : imageOf(name, model.line.name, { isPackshot: true });
      },
    }),
    path: t.field({
      type: 'URLPath',
      nullable: true,
      description: 'Path of the product with the chosen colour; null when content no longer has it.',
      resolve: async (model) => {
        const product = await withFallback(productOf(model), null);
        const color = colorOf(model);
        return product && productPath(product, color ? [['color', color]] : []);
      },
    }),
    quantity: t.int({ description: 'Units.', resolve: ({ line }) => line.quantity }),
    price: t.field({
      type: ProductPrice,
      description:
        'Current unit price, with the same verdicts as the variant’s tile and page. Never a range.',
      resolve: priceOf,
    }),
    unitPrice: t.field({
      type: Money,
      description: 'Current unit price.',
      resolve: (model) => money(model, model.line.sale_price),
    }),
    regularUnitPrice: t.field({
      type: Money,
      nullable: true,
      deprecationReason: 'Replaced by the price. Removed after 2027-04-01: use CartLine.price',
      description: 'Regular unit price, to be struck through; null without a discount, and for pros.',
      resolve: async (model) => {
        const { verdict, money: inMoney } = await priceOf(model);
        return verdict.regular === null ? null : inMoney(verdict.regular);
      },
    }),
    lineTotal: t.field({
      type: Money,
      description: 'Current total of the line.',
      resolve: (model) => money(model, model.line.extended_sale_price),
    }),
    availability: t.field({
      type: Availability,
      description: 'Verdict on the variant: it may have sold out since it was added.',
      resolve: async (model) => (await stockOf(model)).availability,
    }),
    notices: t.field({
      type: [CartLineNotice],
      description:
        'Verdict: what changed since it was added, comparing commerce’s current stock and price with the price stored in the session; stock first, then price.',
      resolve: noticesOf,
    }),
    previousUnitPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'Unit price when the shopper last added it, as stored in the session; null when unchanged or not stored.',
      resolve: async (model) => {
        const before = priceBefore(model);
        const hasChanged = (await noticesOf(model)).some((notice) => notice.startsWith('PRICE_'));
        return before !== null && hasChanged ? storeMoney(model.ctx, before, model.cart.currency.code) : null;
      },
    }),
    maxQuantity: t.int({
      nullable: true,
      description: 'Highest quantity that the stock allows; null when the store no longer has the variant.',
      resolve: async (model) => maxQuantity((await stockOf(model)).variant?.quantity ?? null),
    }),
  }),
});
