/** Amounts of money: the store's own habit where it sells, the reader's where content names the price. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { unlessIll } from '../sourceErrors.ts';
import { formatByLanguage, formatByStore } from './currency.rules.ts';

export interface MoneyModel {
  ctx: RequestContext;
  /** In currency units, such as 499.95. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Who named the amount: decides how it is written. */
  from: 'store' | 'content';
}

export function storeMoney(ctx: RequestContext, amount: number, currency: string): MoneyModel {
  return { ctx, amount, currency, from: 'store' };
}

export function contentMoney(ctx: RequestContext, amount: number, currency: string): MoneyModel {
  return { ctx, amount, currency, from: 'content' };
}

// Without the list the raw value is shown: "currencies empty" (catalogue.md 8).
const storeCurrencies = oncePerContext((ctx) => unlessIll(ctx.commerce.currencies(), []));

/** As the store writes it, or in the reader's habit. `isRound` leaves empty decimals out: for bounds of price ranges. */
export async function formattedMoney(
  { ctx, amount, currency, from }: MoneyModel,
  { isRound = false }: { isRound?: boolean } = {},
): Promise<string> {
  const { language, country } = ctx.scope;
  if (from === 'content') return formatByLanguage(amount, currency, language, country);
  const currencies = await storeCurrencies(ctx);
  const format = currencies.find((one) => one.currency_code === currency) ?? null;
  return formatByStore(amount, format && isRound ? { ...format, decimal_places: 0 } : format);
}

export const Money = builder.objectRef<MoneyModel>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.exposeFloat('amount', { description: 'In currency units, such as 499.95.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code.' }),
    formatted: t.string({
      description:
        'As the store writes it (its currency settings), or in the reader’s habit where content names the price. The bare number when the store’s settings are not to be had.',
      resolve: (money) => formattedMoney(money),
    }),
  }),
});
