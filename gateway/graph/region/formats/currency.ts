/** `Currency`, and the one of a market. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { minorUnitPlaces } from '../../../sources/transport/minorUnits.rules.ts';
import { Market, marketCurrency } from '../markets/market.ts';
import { currencySymbol } from './currency.rules.ts';

export interface CurrencyModel {
  ctx: RequestContext;
  /** ISO 4217. */
  code: string;
}

export const Currency = builder.objectRef<CurrencyModel>('Currency').implement({
  description: 'A currency. Makes no upstream call.',
  fields: (t) => ({
    code: t.expose('code', { type: 'CurrencyCode', description: 'ISO 4217 code, such as `EUR`.' }),
    decimals: t.int({
      description:
        'Decimals of its amounts, by ISO 4217: 2 for euros, 0 for yen, 3 for Kuwaiti dinars. An amount times ten to this power is a whole number of minor units, such as cents.',
      resolve: ({ code }) => minorUnitPlaces(code),
    }),
    symbol: t.string({
      nullable: true,
      description:
        'Its short sign in the request’s language, such as `€`; `$` for every dollar. Null when it has none besides its code.',
      resolve: ({ ctx, code }) => currencySymbol(code, ctx.scope.language),
    }),
  }),
});

builder.objectField(Market, 'currency', (t) =>
  t.field({
    type: Currency,
    description: 'Currency of the prices shown here.',
    resolve: (ctx) => ({ ctx, code: marketCurrency(ctx.scope) }),
  }),
);
