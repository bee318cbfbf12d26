/** `Market` in the schema, and the flags the catalogue's rules need. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { RequestScope } from '../../../sources/transport/scope.ts';
import { storeCurrency } from './billing.rules.ts';
import { canonicalLocale } from './countries.rules.ts';
import { countryCurrency } from '../formats/currency.rules.ts';
import { isoCountry } from './isoCountry.rules.ts';
import { isEuRegion, isProRegion } from './region.rules.ts';
import { ObjectSlot } from '../../../sources/transport/objectSlot.ts';

/** Market flags used by the price, tag and availability rules. */
export interface MarketFlags {
  /** True where a store sells: prices come from it, and there is a cart. */
  hasShop: boolean;
  /** True where pro prices apply; nothing is tagged as on sale. */
  isPro: boolean;
  isEu: boolean;
}

const flagsOf = new ObjectSlot<RequestScope, MarketFlags>();

/** Computed once per scope, as every price and variant of a page needs it. */
export function marketFlags(scope: RequestScope): MarketFlags {
  let flags = flagsOf.get(scope);
  if (!flags) {
    const { contentRegion, hasShop } = scope;
    flags = {
      hasShop,
      isPro: isProRegion(contentRegion),
      isEu: isEuRegion(contentRegion),
    };
    flagsOf.set(scope, flags);
  }
  return flags;
}

export function marketCurrency(scope: RequestScope): string {
  return marketFlags(scope).hasShop ? storeCurrency(scope.commerceRegion) : countryCurrency(scope.country);
}

const marketRef = builder.objectRef<RequestContext>('Market');
export const Market = builder.node(marketRef, {
  description:
    'Country, language and what follows from them: which content is shown, which store sells, in which currency. Derived from the operation’s locale and the session; makes no upstream call.',
  id: { resolve: (ctx) => ctx.locale },
  loadMany: (ids, ctx) => ids.map((locale) => ctx.inMarket(locale)),
  brandLoadedObjects: false,
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'inMarket' in value,
  fields: (t) => ({
    locale: t.expose('locale', { type: 'Locale', description: 'The URL prefix, such as `en-us`.' }),
    language: t.string({ description: 'ISO 639-1 in lower case.', resolve: (ctx) => ctx.scope.language }),
    country: t.field({
      type: 'CountryCode',
      nullable: true,
      description: 'Null in the global market, whose locale names no country.',
      resolve: (ctx) => isoCountry(ctx.scope.country),
    }),
    contentRegion: t.string({
      description: 'Region that content is filtered by: us, ca, jp, eu, eu_region_1, other, or a pro region.',
      resolve: (ctx) => ctx.scope.contentRegion,
    }),
    commerceRegion: t.string({
      description:
        'Store that prices and sells: us, ca or eu_region_1. Where there is no shop it is us and sells nothing.',
      resolve: (ctx) => ctx.scope.commerceRegion,
    }),
    hasShop: t.boolean({
      description: 'False: prices come from content, and there is no cart.',
      resolve: (ctx) => marketFlags(ctx.scope).hasShop,
    }),
    canonicalLocale: t.field({
      type: 'Locale',
      description:
        'Canonical locale of this market for search engines: its own when it is offered, else the country’s default language, `en-global` for countries that are not offered.',
      resolve: (ctx) => canonicalLocale(ctx.scope, ctx.markets),
    }),
    isPro: t.boolean({
      description: 'True where the shopper’s pro membership holds: pro content, group prices, no sale tags.',
      resolve: (ctx) => marketFlags(ctx.scope).isPro,
    }),
  }),
});

builder.queryField('market', (t) =>
  t.field({
    type: Market,
    description: 'The market of this operation, from its `@inContext(locale:)`.',
    resolve: (_root, _args, ctx) => ctx,
  }),
);
