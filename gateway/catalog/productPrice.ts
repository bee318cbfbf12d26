/** Prices of products and variants as verdicts: which one, struck through or not, labelled or not. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { countryCurrency, priceCountry } from '../region/currency.rules.ts';
import { marketCurrency, marketFlags, type MarketFlags } from '../region/market.ts';
import { contentMoney, Money, storeMoney, type MoneyModel } from '../region/money.ts';
import type { ProductJson, VariantJson } from '../sources/commerce/wire.ts';
import { groupRules, guestRules, productPricesFor, variantPricesFor } from './groupDiscount.ts';
import { groupProductPrices, groupVariantPrices } from './groupDiscount.rules.ts';
import {
  colorPrices,
  contentPrice,
  discountOf,
  productPrice,
  variantPrice,
  type PriceVerdict,
} from './price.rules.ts';
import { platformProduct, type ProductModel } from './productModel.ts';
import { inColor } from './variant.rules.ts';

export interface PriceModel {
  verdict: PriceVerdict;
  money(amount: number): MoneyModel;
}

/** Null when no price is known here. Fails with a source error when commerce is ill. */
export async function priceOf(product: ProductModel): Promise<PriceModel | null> {
  const { ctx, entry } = product;
  const market = marketFlags(ctx.scope);
  if (!market.hasShop) {
    const verdict = contentPrice(entry.prices, priceCountry(ctx.scope.country));
    const currency = countryCurrency(ctx.scope.country);
    return verdict && { verdict, money: (amount) => contentMoney(ctx, amount, currency) };
  }
  const platform = await platformProduct(product);
  return platform && inStore(productPrice(await productPricesFor(ctx, platform), market), ctx);
}

/** As `priceOf`, of one variant of the product: what the cart charges for one unit of it. */
export async function priceOfVariant(
  ctx: RequestContext,
  platform: ProductJson,
  variant: VariantJson,
): Promise<PriceModel | null> {
  const market = marketFlags(ctx.scope);
  if (!market.hasShop) return null;
  return inStore(variantPrice(await variantPricesFor(ctx, platform, variant), market), ctx);
}

/**
 * As `priceOf`, of one colour: over its sizes. A colour that the store has no variant in costs what the product does, and
 * so does every colour where there is no shop.
 */
export async function priceOfColor(product: ProductModel, color: string): Promise<PriceModel | null> {
  const { ctx } = product;
  const platform = await platformProduct(product);
  const variants = inColor(platform?.variants ?? [], color);
  if (!platform || variants.length === 0) return priceOf(product);
  const rules = await groupRules(ctx);
  const prices = colorPrices(variants.map((variant) => groupVariantPrices(rules, platform, variant)));
  return prices && inStore(productPrice(prices, marketFlags(ctx.scope)), ctx);
}

/** As `priceOf`, of a guest: what may be told to everybody. By the group of the store's guests, never the viewer's. */
export async function publicPriceOf(product: ProductModel): Promise<PriceModel | null> {
  const { ctx } = product;
  if (!marketFlags(ctx.scope).hasShop) return priceOf(product);
  const platform = await platformProduct(product);
  if (!platform) return null;
  return inStore(productPrice(groupProductPrices(await guestRules(ctx), platform), guestFlags(ctx)), ctx);
}

/** As `priceOfVariant`, of a guest. */
export async function publicPriceOfVariant(
  ctx: RequestContext,
  platform: ProductJson,
  variant: VariantJson,
): Promise<PriceModel | null> {
  const market = guestFlags(ctx);
  if (!market.hasShop) return null;
  return inStore(variantPrice(groupVariantPrices(await guestRules(ctx), platform, variant), market), ctx);
}

function guestFlags(ctx: RequestContext): MarketFlags {
  return { ...marketFlags(ctx.scope), isPro: false };
}

function inStore(verdict: PriceVerdict, ctx: RequestContext): PriceModel {
  const currency = marketCurrency(ctx.scope);
  return { verdict, money: (amount) => storeMoney(ctx, amount, currency) };
}

export const ProductPrice = builder.objectRef<PriceModel>('ProductPrice').implement({
  description:
    'What a shopper is asked for, with every verdict made. From the store’s prices where it sells, less what the viewer’s customer group gets off, which for guests is the store’s group for guests; from content elsewhere. A group’s price is seen by its members alone, and is what the cart charges.',
  fields: (t) => ({
    current: t.field({
      type: Money,
      description: 'Price asked now; the lower end of a range.',
      resolve: ({ verdict, money }) => money(verdict.current),
    }),
    highest: t.field({
      type: Money,
      nullable: true,
      description: 'Upper end of the range; null when all variants cost the same.',
      resolve: ({ verdict, money }) => (verdict.highest === null ? null : money(verdict.highest)),
    }),
    regular: t.field({
      type: Money,
      nullable: true,
      description: 'Normal price, to be struck through; null when not on sale.',
      resolve: ({ verdict, money }) => (verdict.regular === null ? null : money(verdict.regular)),
    }),
    discount: t.field({
      type: Money,
      nullable: true,
      description: 'What the sale takes off the normal price; null when not on sale.',
      resolve: ({ verdict, money }) => {
        const off = discountOf(verdict);
        return off === null ? null : money(off);
      },
    }),
    isOnSale: t.boolean({
      description: 'Verdict: shopping region, not a pro, asked price below the retail price.',
      resolve: ({ verdict }) => verdict.isOnSale,
    }),
    isRetailPrice: t.boolean({
      description:
        'Verdict: label it as the recommended retail price. Only in Europe, only where there is a shop, and not beside a group’s lower price.',
      resolve: ({ verdict }) => verdict.isRetailPrice,
    }),
  }),
});
