/** Prices of products and variants as verdicts: which one, struck through or not, labelled or not. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { countryCurrency, priceCountry } from '../region/currency.rules.ts';
import { marketCurrency, marketFlags } from '../region/market.ts';
import { contentMoney, Money, storeMoney, type MoneyModel } from '../region/money.ts';
import type { VariantJson } from '../sources/commerce/wire.ts';
import { contentPrice, productPrice, variantPrice, type PriceVerdict } from './price.rules.ts';
import { platformProduct, type ProductModel } from './productModel.ts';

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
  return platform && inStore(productPrice(platform, market), ctx);
}

export function priceOfVariant(variant: VariantJson, ctx: RequestContext): PriceModel | null {
  const market = marketFlags(ctx.scope);
  return market.hasShop ? inStore(variantPrice(variant.prices, market), ctx) : null;
}

function inStore(verdict: PriceVerdict, ctx: RequestContext): PriceModel {
  const currency = marketCurrency(ctx.scope);
  return { verdict, money: (amount) => storeMoney(ctx, amount, currency) };
}

export const ProductPrice = builder.objectRef<PriceModel>('ProductPrice').implement({
  description:
    'What a shopper is asked for, with every verdict made. From the store’s prices where it sells, with group prices for signed-in customers; from content elsewhere.',
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
    isOnSale: t.boolean({
      description: 'Verdict: shopping region, not a pro, asked price below the retail price.',
      resolve: ({ verdict }) => verdict.isOnSale,
    }),
    isRetailPrice: t.boolean({
      description:
        'Verdict: label it as the recommended retail price. Only in Europe, and only where there is a shop.',
      resolve: ({ verdict }) => verdict.isRetailPrice,
    }),
  }),
});
