/** The test-store page: shows partners and developers what their request resolved to (platform.md 2). */
import { builder } from '../../builder.ts';
import { countryNameHere } from '../../content/brand/marketFields.ts';
import { words, type WordsKey } from '../../content/wording/words.ts';
import type { RequestContext } from '../../context.ts';
import { marketCurrency, marketFlags } from '../../region/markets/market.ts';
import { formattedMoney, storeAmount } from '../../region/formats/money.ts';
import { withFallback } from '../../sourceErrors.ts';
import { checkoutAddress } from './checkoutAddress.rules.ts';

interface StoreFactModel {
  key: string;
  name: string;
  value: string;
}

/** Host of this market's hosted checkout; null when there is none. */
async function checkoutHost(ctx: RequestContext): Promise<string | null> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const brand = await withFallback(ctx.delivery.brandSettings(), null);
  const address = checkoutAddress(brand?.checkout_addresses ?? [], ctx.scope.commerceRegion, 'none');
  return address === null ? null : (URL.parse(address)?.host ?? null);
}

/** A sample amount with thousands and decimals in each of the store's currencies; null without a store. */
async function currencySamples(ctx: RequestContext): Promise<string | null> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const currencies = await withFallback(ctx.commerce.currencies(), []);
  const samples = await Promise.all(
    currencies.map(async ({ currency_code: code }) => {
      const sample = await formattedMoney(storeAmount(ctx, 1234.5, code));
      return `${code} ${sample}`;
    }),
  );
  return samples.length === 0 ? null : samples.join(' · ');
}

async function factsOf(ctx: RequestContext): Promise<StoreFactModel[]> {
  const { country, language, contentRegion, commerceRegion } = ctx.scope;
  const { hasShop } = marketFlags(ctx.scope);
  const values: readonly (readonly [string, WordsKey, string | null])[] = [
    ['locale', 'testStore.locale', ctx.locale],
    ['country', 'testStore.country', `${await countryNameHere(country, ctx)} (${country})`],
    ['language', 'testStore.language', language],
    ['contentRegion', 'testStore.contentRegion', contentRegion],
    ['store', 'testStore.store', hasShop ? commerceRegion : null],
    ['currency', 'testStore.currency', marketCurrency(ctx.scope)],
    ['currencies', 'testStore.currencies', await currencySamples(ctx)],
    ['checkout', 'testStore.checkout', await checkoutHost(ctx)],
  ];
  return Promise.all(
    values.map(async ([key, name, value]) => ({
      key,
      name: await words(ctx, name),
      value: value ?? (await words(ctx, 'testStore.none')),
    })),
  );
}

const StoreFact = builder.objectRef<StoreFactModel>('StoreFact').implement({
  description: 'One value that a request resolved to.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'The same in every language, such as `contentRegion`.' }),
    name: t.exposeString('name', { description: 'What it is, in the language of the request.' }),
    value: t.exposeString('value', {
      description: 'The value, or a text saying there is none, such as for the store in Japan.',
    }),
  }),
});

const TestStore = builder.objectRef<RequestContext>('TestStore').implement({
  description:
    'For partners and developers: what the market of a request resolved to. Derived from the operation’s locale and the session, from the store’s currency settings, and from the content service’s brand settings for the checkout.',
  fields: (t) => ({
    title: t.string({
      description: 'Heading above the facts.',
      resolve: (ctx) => words(ctx, 'testStore.title'),
    }),
    facts: t.field({
      type: [StoreFact],
      description:
        'Locale, country, language, regions, store, currency, the store’s currencies with a sample amount, checkout: the same in every market.',
      resolve: factsOf,
    }),
  }),
});

builder.queryField('testStore', (t) =>
  t.field({
    type: TestStore,
    description: 'What the market of this operation resolved to, as text.',
    complexity: 3,
    resolve: (_root, _args, ctx) => ctx,
  }),
);
