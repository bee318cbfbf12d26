/** `Money`: formatted by the store's settings for commerce prices, by locale for content prices. */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { CurrencyJson } from '../../../sources/commerce/store.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { withFallback } from '../../sourceErrors.ts';
import {
  currencyUnits,
  decimalText,
  minorUnits,
  type MinorUnits,
} from '../../../sources/transport/minorUnits.rules.ts';
import { Currency } from './currency.ts';
import {
  formatByLanguage,
  formatByStore,
  marksByLanguage,
  marksByStore,
  missingSettings,
  type AmountMarks,
  type CurrencyFormat,
} from './currency.rules.ts';
import { marketCurrency, marketFlags } from '../markets/market.ts';

export interface MoneyModel {
  ctx: RequestContext;
  minor: MinorUnits;
  /** ISO 4217. */
  currency: string;
  /** Source of the amount, which decides its formatting. */
  from: 'store' | 'content';
}

export function storeMoney(ctx: RequestContext, minor: MinorUnits, currency: string): MoneyModel {
  return { ctx, minor, currency, from: 'store' };
}

/** Of an amount in currency units, as the store sends it. */
export function storeAmount(ctx: RequestContext, amount: number, currency: string): MoneyModel {
  return storeMoney(ctx, minorUnits(amount, currency), currency);
}

export function contentMoney(ctx: RequestContext, minor: MinorUnits, currency: string): MoneyModel {
  return { ctx, minor, currency, from: 'content' };
}

interface StoreFormat {
  /** The store's settings; null where they are missing. */
  format: CurrencyFormat | null;
  /** Formatted texts by amount: a page shows the same few hundreds of times. */
  texts: Map<number, string>;
}

/** By currency. */
const storeFormats = memoizePerContext((ctx) =>
  // Without the list the raw value is shown: "currencies empty" (catalogue.md 8).
  whenKnown(withFallback(ctx.commerce.currencies(), null), (currencies) => formatsOf(ctx, currencies)),
);

function formatsOf(
  ctx: RequestContext,
  currencies: readonly CurrencyJson[] | null,
): (currency: string) => StoreFormat {
  const formats = new Map<string, StoreFormat>();
  return (currency: string): StoreFormat => {
    const known = formats.get(currency);
    if (known !== undefined) return known;
    const format = currencies?.find((one) => one.currency_code === currency) ?? null;
    const made: StoreFormat = { format, texts: new Map() };
    formats.set(currency, made);
    const missing = format === null ? ['all'] : missingSettings(format);
    if (currencies !== null && missing.length > 0) {
      const facts = { store: ctx.scope.commerceRegion, currency, missing: missing.join(' ') };
      ctx.report('currency settings are incomplete: amounts are shown unformatted', facts);
    }
    return made;
  };
}

/** Formatted by the store's settings or by locale, depending on its source. */
export function formattedMoney({ ctx, minor, currency, from }: MoneyModel): Awaitable<string> {
  const amount = currencyUnits(minor, currency);
  const { language, country } = ctx.scope;
  if (from === 'content') return formatByLanguage(amount, currency, language, country);
  return whenKnown(storeFormats(ctx), (formatOf) => {
    const { format, texts } = formatOf(currency);
    const text = texts.get(amount) ?? formatByStore(amount, format);
    texts.set(amount, text);
    return text;
  });
}

/** Formatting marks of this market's prices. */
export async function moneyMarks(ctx: RequestContext): Promise<AmountMarks> {
  const { language, country } = ctx.scope;
  const currency = marketCurrency(ctx.scope);
  if (!marketFlags(ctx.scope).hasShop) return marksByLanguage(currency, language, country);
  const formatOf = await storeFormats(ctx);
  return marksByStore(formatOf(currency).format);
}

export const AmountFormat = builder.objectRef<AmountMarks>('AmountFormat').implement({
  description:
    'Formatting marks for amounts that shoppers enter, such as price filters. Formatted texts are in `Money.formatted`.',
  fields: (t) => ({
    prefix: t.exposeString('prefix', { description: 'Before the digits, such as `$`; may be empty.' }),
    suffix: t.exposeString('suffix', {
      description: 'After the digits, such as ` mm` or ` €`, with its space; may be empty.',
    }),
    group: t.exposeString('group', { description: 'Thousands separator; may be empty.' }),
    decimal: t.exposeString('decimal', { description: 'Before decimals.' }),
    decimals: t.exposeInt('decimals', { description: 'Decimal places of an amount that is not whole.' }),
  }),
});

export const Money = builder.objectRef<MoneyModel>('Money').implement({
  description: 'An exact amount of money.',
  fields: (t) => ({
    amount: t.field({
      type: 'Decimal',
      description: 'In currency units with exactly the currency’s decimals: `"499.95"` euros, `"15400"` yen.',
      resolve: ({ minor, currency }) => decimalText(minor, currency),
    }),
    currency: t.field({
      type: Currency,
      description: 'What it is in.',
      resolve: ({ ctx, currency }) => ({ ctx, code: currency }),
    }),
    formatted: t.string({
      description:
        'Formatted by the store’s currency settings, or by locale when the price comes from content. The unformatted number when the store’s settings are unavailable.',
      resolve: (money) => formattedMoney(money),
    }),
  }),
});
