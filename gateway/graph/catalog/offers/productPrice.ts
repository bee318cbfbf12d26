/** `ProductPrice`: price verdicts of products, colours and variants. */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePer } from '../../memoizePerContext.ts';
import { countryCurrency, priceCountry } from '../../region/formats/currency.rules.ts';
import { marketCurrency, marketFlags, type MarketFlags } from '../../region/markets/market.ts';
import { contentMoney, Money, storeMoney, type MoneyModel } from '../../region/formats/money.ts';
import type { ProductJson } from '../../../sources/commerce/products.ts';
import type { MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import { exactProduct, exactVariant, type ExactProduct } from './exactPrices.rules.ts';
import { groupRules, guestRules } from './groupDiscount.ts';
import type { DiscountRule } from './groupDiscount.rules.ts';
import { offeredPrices } from './offer.rules.ts';
import { choiceOf, productOf, type OfferModel } from './offerModel.ts';
import {
  contentPrice,
  discountOf,
  priceVerdict,
  proBenefit,
  type PriceVerdict,
  type ProBenefit as ProBenefitVerdict,
} from './price.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import { platformProduct, type ProductModel } from '../products/productModel.ts';

export interface PriceModel {
  verdict: PriceVerdict;
  /** What guests pay for the same; only where the viewer's price is a pro's. */
  shop?: () => Awaitable<PriceModel | null>;
  money(minor: MinorUnits): MoneyModel;
}

/**
 * The viewer's price of a product, of a colour over its sizes, or of a variant, which the cart charges per unit. Null
 * when no price is known here. Fails with a source error when commerce is unavailable.
 */
export const priceOf = memoizePer((offer: OfferModel): Awaitable<PriceModel | null> => {
  const { ctx } = productOf(offer);
  const flags = marketFlags(ctx.scope);
  return whenKnown(
    priceFor(offer, () => groupRules(ctx), flags),
    (price) => (price && flags.isPro ? { ...price, shop: () => publicPriceOf(offer) } : price),
  );
});

/** Like `priceOf`, but for the store's guest group, never the viewer's: safe to show publicly. */
export function publicPriceOf(offer: OfferModel): Awaitable<PriceModel | null> {
  const { ctx } = productOf(offer);
  return priceFor(offer, () => guestRules(ctx), { ...marketFlags(ctx.scope), isPro: false });
}

function priceFor(
  offer: OfferModel,
  rules: () => Awaitable<readonly DiscountRule[]>,
  market: MarketFlags,
): Awaitable<PriceModel | null> {
  const product = productOf(offer);
  if (!market.hasShop) return contentPriceOf(product);
  return whenKnown(platformProduct(product), (platform) => {
    if (!platform) return null;
    const currency = marketCurrency(product.ctx.scope);
    const { color, variant } = choiceOf(offer);
    const choice = { color, variant: variant && exactVariant(variant, currency) };
    return whenKnown(rules(), (discounts) => {
      const prices = offeredPrices(discounts, exactProductOf(platform, currency), choice);
      return inCurrency(product.ctx, priceVerdict(prices, market), currency);
    });
  });
}

const exactProducts = new WeakMap<ProductJson, ExactProduct>();

/** Once for all colours and variants: an answer of a store is in the store's one currency. */
function exactProductOf(platform: ProductJson, currency: string): ExactProduct {
  const known = exactProducts.get(platform);
  if (known) return known;
  const exact = exactProduct(platform, currency);
  exactProducts.set(platform, exact);
  return exact;
}

function contentPriceOf({ ctx, entry }: ProductModel): PriceModel | null {
  const currency = countryCurrency(ctx.scope.country);
  const verdict = contentPrice(entry.prices, priceCountry(ctx.scope.country), currency);
  return verdict && { verdict, money: (minor) => contentMoney(ctx, minor, currency) };
}

/** A store price verdict in its currency. */
export function inCurrency(ctx: RequestContext, verdict: PriceVerdict, currency: string): PriceModel {
  return { verdict, money: (minor) => storeMoney(ctx, minor, currency) };
}

interface BenefitModel extends ProBenefitVerdict {
  money(minor: MinorUnits): MoneyModel;
}

const ProBenefit = builder.objectRef<BenefitModel>('ProBenefit').implement({
  description: 'What the pro programme saves on a price.',
  fields: (t) => ({
    shopPrice: t.field({
      type: Money,
      description: 'What guests pay; the lower end of a range.',
      resolve: ({ shopPrice, money }) => money(shopPrice),
    }),
    saving: t.field({
      type: Money,
      description: 'The difference; over a range the smallest.',
      resolve: ({ saving, money }) => money(saving),
    }),
  }),
});

export const ProductPrice = builder.objectRef<PriceModel>('ProductPrice').implement({
  description:
    'The viewer’s price with all verdicts. From the store’s prices where it sells, with the discount of the viewer’s customer group, which for guests is the store’s guest group; from content elsewhere. A group’s price is visible only to its members, and is what the cart charges.',
  fields: (t) => ({
    current: t.field({
      type: Money,
      description: 'Current price; the lower end of a range.',
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
      description: 'Regular price, to be struck through; null when not on sale.',
      resolve: ({ verdict, money }) => (verdict.regular === null ? null : money(verdict.regular)),
    }),
    discount: t.field({
      type: Money,
      nullable: true,
      description: 'Discount from the regular price; null when not on sale.',
      resolve: ({ verdict, money }) => {
        const off = discountOf(verdict);
        return off === null ? null : money(off);
      },
    }),
    proBenefit: t.field({
      type: ProBenefit,
      nullable: true,
      description:
        'What a pro saves against guests. Null for everybody else, when guests pay no more, and when commerce is unavailable.',
      // Two subtractions, and nothing at all for most viewers.
      complexity: { field: 1, multiplier: 0 },
      resolve: ({ verdict, shop, money }) =>
        whenKnown(shop ? withFallback(shop(), null) : null, (guests) => {
          const benefit = guests && proBenefit(verdict, guests.verdict);
          return benefit && { ...benefit, money };
        }),
    }),
    isOnSale: t.boolean({
      description: 'Verdict: shopping region, not a pro, current price below the retail price.',
      resolve: ({ verdict }) => verdict.isOnSale,
    }),
    isRetailPrice: t.boolean({
      description:
        'Verdict: the current price is the recommended retail price and is labelled as such. Only in Europe, only where there is a shop, and not beside a reduced price: see `isRegularRetailPrice`.',
      resolve: ({ verdict }) => verdict.isRetailPrice,
    }),
    isRegularRetailPrice: t.boolean({
      description:
        'Verdict: the struck-through price is the recommended retail price and is labelled as such. Only in Europe, only where there is a shop; false when nothing is struck through.',
      resolve: ({ verdict }) => verdict.isRegularRetailPrice,
    }),
  }),
});
