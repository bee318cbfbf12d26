/** Commerce fields of `Product` besides its offer: ids, options, variants. */
import { builder } from '../../builder.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { attributeSettings } from '../products/attributeSettings.ts';
import { Offer } from './offer.ts';
import { ProductPrice, publicPriceOf } from './productPrice.ts';
import { Product } from '../products/product.ts';
import { platformOptions, platformProduct } from '../products/productModel.ts';
import { platformId } from '../products/published.rules.ts';
import { swatchesOf } from '../variants/swatch.ts';
import { Variant, variantsOf } from '../variants/variant.ts';
import { sortedOptions } from '../variants/variant.rules.ts';

interface OptionModel {
  name: string;
  values: { label: string; hexColors: readonly string[] }[];
}

const ProductOptionValue = builder.objectRef<OptionModel['values'][number]>('ProductOptionValue').implement({
  description: 'One selectable value.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Label, such as `178` or `Spruce`.' }),
    hexColors: t.stringList({
      description: 'Hex colours of the swatch, main colour first; empty for other options.',
      resolve: ({ hexColors }) => [...hexColors],
    }),
  }),
});

const ProductOption = builder.objectRef<OptionModel>('ProductOption').implement({
  description: 'An option to choose before buying: colour, length, size. From commerce.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Display name, such as `Length`. As commerce has it, in one language for the whole store.',
    }),
    values: t.field({
      type: [ProductOptionValue],
      description: 'The values, in the editors’ order.',
      resolve: ({ values }) => values,
    }),
  }),
});

builder.objectFields(Product, (t) => ({
  selected: t.field({
    type: Offer,
    description:
      'The initial selection on its tile and page: its first colour that can be bought (its first when none can), or the product itself when there is only one colour. Lists without a colour choice show this price and these tags.',
    resolve: async (product) => (await swatchesOf(product))[0] ?? product,
  }),
  publicPrice: t.field({
    type: ProductPrice,
    nullable: true,
    description:
      'Like `price`, but for the store’s guest group, whoever is signed in. Null with an error when the commerce service is down, and null when no price is known in this market.',
    resolve: publicPriceOf,
  }),
  platformId: t.field({
    type: 'PlatformId',
    nullable: true,
    description:
      'The store’s id of the product, as used in analytics and the store’s reports; from the content service. Null where there is no shop and where the store does not have it.',
    resolve: ({ ctx, entry }) =>
      marketFlags(ctx.scope).hasShop ? platformId(entry.bc_products, ctx.scope.commerceRegion) : null,
  }),
  options: t.field({
    type: [ProductOption],
    nullable: true,
    description:
      'Options to choose. Empty where there is no shop; null with an error when the commerce service is down.',
    resolve: async (product): Promise<OptionModel[]> => {
      const [options, { sortings }] = await Promise.all([
        platformOptions(product),
        attributeSettings(product.ctx),
      ]);
      return options.map(({ displayName: name, values }) => ({
        name,
        values: sortedOptions(name, values, sortings),
      }));
    },
  }),
  variants: t.field({
    type: [Variant],
    nullable: true,
    description:
      'Its variants: colour by colour, each from the smallest size. Empty where there is no shop; null with an error when the commerce service is down.',
    complexity: { field: 1, multiplier: 16 },
    resolve: async (product) => {
      const platform = await platformProduct(product);
      return platform ? variantsOf(product, platform) : [];
    },
  }),
}));
