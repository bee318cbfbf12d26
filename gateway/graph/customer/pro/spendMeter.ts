/**
 * A pro's yearly spend against the limit, including the cart (platform.md 3, 4, 9). Takes one spend call and one cart
 * read per request.
 */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import { Cart } from '../../cart/cart.ts';
import { sessionCart } from '../../cart/session/sessionCart.ts';
import { priceOf } from '../../catalog/offers/productPrice.ts';
import { Variant } from '../../catalog/variants/variant.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { storeCurrency } from '../../region/markets/billing.rules.ts';
import { calendarDate, CalendarDate } from '../../region/formats/calendarDate.ts';
import { Money, storeMoney, type MoneyModel } from '../../region/formats/money.ts';
import { isProNow } from '../../region/markets/scopeForLocale.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import type { OrderTotalJson } from '../../../sources/spend/spend.ts';
import { lastDay, spendBrandAt, spendSum, type SpendSum } from './pro.rules.ts';

export interface SpendMeterModel {
  ctx: RequestContext;
  sum: SpendSum;
  /** `yyyy-mm-dd`, null when the membership does not end. */
  expires: string | null;
}

/** The session's customer at the market's store if they are a pro. */
function proOf(ctx: RequestContext) {
  // Guests' responses must not access the session, so that they can be shared.
  if (!ctx.hasSignIn) return null;
  const customer = ctx.session.customer(ctx.scope.commerceRegion);
  return customer && isProNow(customer, ctx.now.getTime()) ? customer : null;
}

/** Null for non-pros, and where another store's brand counts; an empty total for a pro without a record. */
export const proTotal = memoizePerContext((ctx): Awaitable<Partial<OrderTotalJson> | null> => {
  const pro = proOf(ctx);
  const brand = spendBrandAt(ctx.scope.country, ctx.scope.commerceRegion, ctx.markets);
  return pro && brand !== null ? readTotal(ctx, pro, brand) : null;
});

async function readTotal(
  ctx: RequestContext,
  pro: { id: number },
  brand: string,
): Promise<Partial<OrderTotalJson>> {
  const total = (await ctx.spend.orderTotal(pro.id, brand)) ?? {};
  const spent = await ctx.commerce.spentSince(pro.id, brand, membershipStart(total, ctx.now));
  return spent === null ? total : { ...total, order_total: spent };
}

/** The year of membership that ends with the expiration date; the calendar year without one. */
function membershipStart({ expiration_date: ends }: Partial<OrderTotalJson>, now: Date): Date {
  const end = ends ? Date.parse(ends) : Number.NaN;
  return Number.isNaN(end) ? new Date(Date.UTC(now.getUTCFullYear(), 0, 1)) : new Date(end - yearMs);
}

const yearMs = 365 * 24 * 60 * 60_000;

const amountInCart = memoizePerContext(async (ctx) => (await sessionCart(ctx))?.cart_amount ?? 0);

/** For the session's cart, or one just read or changed. Fails when a source is unavailable. */
export async function spendMeterOf(
  ctx: RequestContext,
  { cart, adding = null }: { cart?: CartJson; adding?: MinorUnits | null } = {},
): Promise<SpendMeterModel | null> {
  const total = await proTotal(ctx);
  if (!total) return null;
  const inCart = cart ? cart.cart_amount : await amountInCart(ctx);
  const facts = { spent: total.order_total ?? null, limit: total.spend_limit ?? null, inCart, adding };
  return {
    ctx,
    sum: spendSum(facts, storeCurrency(ctx.scope.commerceRegion)),
    expires: lastDay(total.expiration_date ?? null, proOf(ctx)?.proUntil ?? null),
  };
}

function money({ ctx }: SpendMeterModel, amount: MinorUnits): MoneyModel {
  return storeMoney(ctx, amount, storeCurrency(ctx.scope.commerceRegion));
}

const SpendLevel = builder.enumType('SpendLevel', {
  description: 'Verdict: spend relative to the limit.',
  values: {
    FINE: { description: 'Less than four fifths of the limit.' },
    NEAR: { description: 'From four fifths of the limit to all of it.' },
    OVER: { description: 'Above the limit.' },
  },
});

export const SpendMeter = builder.objectRef<SpendMeterModel>('SpendMeter').implement({
  description:
    'A pro’s spend of the membership year against its limit, in the store’s currency. From the pro spend service and the session’s cart; private to the pro and never cached.',
  fields: (t) => ({
    spent: t.field({
      type: Money,
      description: 'Spent so far; zero when the service has no record of this customer.',
      resolve: (meter) => money(meter, meter.sum.spent),
    }),
    limit: t.field({
      type: Money,
      description: 'Yearly limit; 3000 when the service has none.',
      resolve: (meter) => money(meter, meter.sum.limit),
    }),
    inCart: t.field({
      type: Money,
      description: 'Total of the session’s cart, at its prices.',
      resolve: (meter) => money(meter, meter.sum.inCart),
    }),
    adding: t.field({
      type: Money,
      nullable: true,
      description: 'One unit of the variant; null for a cart and a membership.',
      resolve: (meter) => (meter.sum.adding === null ? null : money(meter, meter.sum.adding)),
    }),
    after: t.field({
      type: Money,
      description: 'Sum of spend, cart and the unit to add.',
      resolve: (meter) => money(meter, meter.sum.after),
    }),
    remaining: t.field({
      type: Money,
      description: 'Remaining amount after that; zero when exceeded.',
      resolve: (meter) => money(meter, meter.sum.remaining),
    }),
    spentFraction: t.float({
      description: '`spent` as a fraction of the limit; above 1 when exceeded.',
      resolve: ({ sum }) => sum.spentFraction,
    }),
    afterFraction: t.float({
      description: '`after` as a fraction of the limit; above 1 when exceeded.',
      resolve: ({ sum }) => sum.afterFraction,
    }),
    level: t.field({
      type: SpendLevel,
      description: 'Verdict on `after`.',
      resolve: ({ sum }) => sum.level,
    }),
    expiresOn: t.field({
      type: CalendarDate,
      nullable: true,
      description: 'Last day of the membership; null when it does not end.',
      resolve: ({ ctx, expires }) => (expires === null ? null : calendarDate(ctx, expires)),
    }),
  }),
});

builder.objectField(Variant, 'spendMeter', (t) =>
  t.field({
    type: SpendMeter,
    nullable: true,
    description:
      'A pro’s spend with one more unit on top of the session’s cart. Null for everyone else, and while unknown, as reported by `extensions.degraded`.',
    complexity: 2,
    resolve: (variant) => {
      const { ctx } = variant.product;
      const meter = whenKnown(proTotal(ctx), (total) =>
        total === null
          ? null
          : whenKnown(
              priceOf(variant),
              (price) => price && spendMeterOf(ctx, { adding: price.verdict.current }),
            ),
      );
      return withFallback(meter, null);
    },
  }),
);

builder.objectField(Cart, 'spendMeter', (t) =>
  t.field({
    type: SpendMeter,
    nullable: true,
    description:
      'A pro’s spend including this cart. Null for everyone else, and null with an error when the pro spend service is down.',
    complexity: 5,
    resolve: ({ ctx, cart }) => spendMeterOf(ctx, { cart }),
  }),
);
