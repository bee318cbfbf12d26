/** What commerce adds to a product: price, availability, options, variants. Everything here is null while it is ill. */
import { builder } from '../builder.ts';
import { marketFlags } from '../region/market.ts';
import { unlessIll } from '../sourceErrors.ts';
import { attributeSettings } from './attributeSettings.ts';
import { productAvailability } from './availability.rules.ts';
import { Product } from './product.ts';
import { platformProduct } from './productModel.ts';
import { priceOf, ProductPrice } from './productPrice.ts';
import { inAddOnGridArg, ProductTag, tagsOf } from './productTag.ts';
import { platformId } from './published.rules.ts';
import { Availability, Variant, variantsOf } from './variant.ts';
import { sortedOptions } from './variant.rules.ts';

interface OptionModel {
  name: string;
  values: { label: string; hexColors: readonly string[] }[];
}

const ProductOptionValue = builder.objectRef<OptionModel['values'][number]>('ProductOptionValue').implement({
  description: 'One value that can be chosen.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What the shopper reads, such as `178` or `Spruce`.' }),
    hexColors: t.stringList({
      description: 'Colours of the swatch, the main one first; empty for what is no colour.',
      resolve: ({ hexColors }) => [...hexColors],
    }),
  }),
});

const ProductOption = builder.objectRef<OptionModel>('ProductOption').implement({
  description: 'Something to be chosen before a product can be bought: colour, length, size. From commerce.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Display name, such as `Length`.' }),
    values: t.field({
      type: [ProductOptionValue],
      description: 'The values, in the order that the editors set.',
      resolve: ({ values }) => values,
    }),
  }),
});

builder.objectFields(Product, (t) => ({
  tags: t.field({
    type: [ProductTag],
    description:
      'Verdict: which tags a shopper sees here. While the commerce service is ill nothing counts as on sale, and the answer says so under `extensions.degraded`.',
    args: {
      inAddOnGrid: t.arg.boolean({
        defaultValue: false,
        description: inAddOnGridArg,
      }),
    },
    resolve: async (product, { inAddOnGrid }) =>
      tagsOf(product, await unlessIll(priceOf(product), null), inAddOnGrid),
  }),
  platformId: t.field({
    type: 'PlatformId',
    nullable: true,
    description:
      'The store’s own id of the product, as analytics and the store’s reports know it; from the content service. Null where there is no shop and where the store does not have it.',
    resolve: ({ ctx, entry }) =>
      marketFlags(ctx.scope).hasShop ? platformId(entry.bc_products, ctx.scope.commerceRegion) : null,
  }),
  price: t.field({
    type: ProductPrice,
    nullable: true,
    description:
      'Null with an error when the commerce service is down, and null when no price is known in this market.',
    resolve: priceOf,
  }),
  availability: t.field({
    type: Availability,
    nullable: true,
    description: 'Verdict on the product as a whole. Null with an error when the commerce service is down.',
    resolve: async (product) =>
      productAvailability(await platformProduct(product), marketFlags(product.ctx.scope)),
  }),
  options: t.field({
    type: [ProductOption],
    nullable: true,
    description:
      'What has to be chosen. Empty where there is no shop; null with an error when the commerce service is down.',
    resolve: async (product): Promise<OptionModel[]> => {
      const [platform, { sortings }] = await Promise.all([
        platformProduct(product),
        attributeSettings(product.ctx),
      ]);
      return (platform?.product_options ?? []).map(({ displayName: name, values }) => ({
        name,
        values: sortedOptions(name, values, sortings),
      }));
    },
  }),
  variants: t.field({
    type: [Variant],
    nullable: true,
    description:
      'Everything that can be bought of it. Empty where there is no shop; null with an error when the commerce service is down.',
    complexity: { field: 1, multiplier: 16 },
    resolve: async (product) => {
      const platform = await platformProduct(product);
      return platform ? variantsOf(product, platform) : [];
    },
  }),
}));
