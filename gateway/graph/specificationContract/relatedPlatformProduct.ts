/** A commerce product under the platform's own field names (catalogue.md 3, 7.4). */
import { builder } from '../builder.ts';
import { contract } from './contract.rules.ts';
import type { RequestContext } from '../context.ts';
import type { ProductJson, VariantJson } from '../../sources/commerce/products.ts';
import { productPricesFor } from '../catalog/offers/groupDiscount.ts';

export interface RelatedPlatformModel {
  /** The market of the named store, where the viewer may be a guest. */
  market: RequestContext;
  product: ProductJson;
  includeVariants: boolean;
}

const PriceValue = builder.objectRef<{ value: number }>('PriceValue').implement({
  description: contract('An amount in the store’s currency.'),
  fields: (t) => ({ value: t.exposeFloat('value', { description: 'Currency units.' }) }),
});

const PriceRange = builder.objectRef<{ lowPrice: number; highPrice: number }>('PriceRange').implement({
  description: contract('Price range over all variants, in the store’s currency.'),
  fields: (t) => ({
    lowPrice: t.exposeFloat('lowPrice', { description: 'Lowest, in currency units.' }),
    highPrice: t.exposeFloat('highPrice', { description: 'Highest, in currency units.' }),
  }),
});

const RelatedVariant = builder.objectRef<VariantJson>('RelatedVariant').implement({
  description: contract('A variant with its retail price.'),
  fields: (t) => ({
    variant_id: t.exposeInt('variant_id', { description: 'The store’s id of the variant.' }),
    sku: t.exposeString('sku', { description: 'Stock-keeping number.' }),
    retailPrice: t.field({
      type: PriceValue,
      description: 'Retail price of the variant.',
      resolve: ({ prices }) => prices.retailPrice,
    }),
  }),
});

export const RelatedPlatformProduct = builder
  .objectRef<RelatedPlatformModel>('RelatedPlatformProduct')
  .implement({
    description: contract(
      'The commerce platform’s side of a product, in the platform’s own names (catalogue.md 3).',
    ),
    fields: (t) => ({
      id: t.field({
        type: 'PlatformId',
        description: 'The store’s id of the product.',
        resolve: ({ product }) => product.id,
      }),
      name: t.string({ description: 'Name in the store.', resolve: ({ product }) => product.name }),
      sku: t.string({ description: 'Stock-keeping number.', resolve: ({ product }) => product.sku }),
      price: t.float({
        description: 'Before any discount, in currency units.',
        resolve: ({ product }) => product.price,
      }),
      calculatedPrice: t.field({
        type: PriceValue,
        description:
          'The viewer’s current price: the group’s for a customer of the named store, the guests’ for everyone else. An error when the group’s price is unknown.',
        resolve: async ({ market, product }) => (await productPricesFor(market, product)).calculatedPrice,
      }),
      retailPrice: t.field({
        type: PriceValue,
        nullable: true,
        description: 'Recommended retail price; null when the store has none.',
        resolve: ({ product }) => product.retailPrice,
      }),
      variationPriceRange: t.field({
        type: PriceRange,
        nullable: true,
        description:
          'The viewer’s price range over all variants, as `calculatedPrice`; null when there are none.',
        resolve: async ({ market, product }) => (await productPricesFor(market, product)).variationPriceRange,
      }),
      categories: t.intList({
        description: 'The store’s ids of its categories.',
        resolve: ({ product }) => [...product.categories],
      }),
      inventoryLevel: t.int({
        description: 'Units in stock over all variants.',
        resolve: ({ product }) => product.inventoryLevel,
      }),
      isInStock: t.boolean({
        description: 'True when any unit is in stock.',
        resolve: ({ product }) => product.isInStock,
      }),
      availability: t.string({
        description: '`available`, `disabled` or `preorder`.',
        resolve: ({ product }) => product.availability,
      }),
      isNew: t.boolean({
        description: 'The store’s flag for new products.',
        resolve: ({ product }) => product.isNew,
      }),
      isRedesigned: t.boolean({
        description: 'The store’s flag for redesigned products.',
        resolve: ({ product }) => product.isRedesigned,
      }),
      inventory_tracking: t.string({
        description: '`variant` or `product`: what stock is tracked by.',
        resolve: ({ product }) => product.inventory_tracking,
      }),
      variants: t.field({
        type: [RelatedVariant],
        nullable: true,
        description:
          'Variants with their retail prices; null unless `includeVariantRetailPrice` asked for them.',
        resolve: ({ product, includeVariants }) => (includeVariants ? [...(product.variants ?? [])] : null),
      }),
    }),
  });
