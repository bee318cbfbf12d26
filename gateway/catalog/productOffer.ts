/** What commerce adds to a product beside its offer: ids, options, variants. */
import { builder } from '../builder.ts';
import { marketFlags } from '../region/market.ts';
import { attributeSettings } from './attributeSettings.ts';
import { Offer } from './offer.ts';
import { Product } from './product.ts';
import { platformProduct } from './productModel.ts';
import { platformId } from './published.rules.ts';
import { swatchesOf } from './swatch.ts';
import { Variant, variantsOf } from './variant.ts';
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
  selected: t.field({
    type: Offer,
    description:
      'What is selected when nobody has chosen yet: its first colour, as its tile and its page show it at first; the product itself when there is one colour only. What lists it without a choice of colour shows this price and these tags.',
    resolve: async (product) => (await swatchesOf(product))[0] ?? product,
  }),
  platformId: t.field({
    type: 'PlatformId',
    nullable: true,
    description:
      'The store’s own id of the product, as analytics and the store’s reports know it; from the content service. Null where there is no shop and where the store does not have it.',
    resolve: ({ ctx, entry }) =>
      marketFlags(ctx.scope).hasShop ? platformId(entry.bc_products, ctx.scope.commerceRegion) : null,
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
