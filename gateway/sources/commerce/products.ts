/** Products and variants, with the fields that are used (catalogue.md 3). */
import { z } from 'zod';

const priceJson = z.object({ value: z.number() });

const optionValueJson = z.object({
  entityId: z.number(),
  label: z.string(),
  /** Colours only. */
  hexColors: z.array(z.string()),
});

const productOptionJson = z.object({
  id: z.number(),
  /** "Color", "Length", "Size" or "Brake Width". */
  displayName: z.string(),
  values: z.array(optionValueJson),
});

export const variantJson = z.object({
  variant_id: z.number(),
  product_id: z.number(),
  sku: z.string(),
  option_values: z.array(
    z.object({
      option_display_name: z.string(),
      id: z.number(),
      label: z.string(),
      hexColors: z.array(z.string()),
    }),
  ),
  /** Units of this variant. Meaningless (zero) unless the product's `inventory_tracking` is `variant`. */
  inventoryLevel: z.number(),
  isInStock: z.boolean(),
  /** False when purchasing is switched off; says nothing about stock. */
  isPurchasable: z.boolean(),
  /** Before any discount. */
  original_price: z.number(),
  /** Null when not on sale. */
  sale_price: z.number().nullable(),
  prices: z.object({ price: priceJson, salePrice: priceJson.nullable(), retailPrice: priceJson }),
  /** GTIN or UPC; empty without one. */
  gtin: z.string().nullish(),
  upc: z.string().nullish(),
  /** Manufacturer's part number; empty without one. */
  mpn: z.string().nullish(),
  /** In the store's unit; zero when nobody entered it. */
  weight: z.number().nullish(),
  /** Units that a cart may hold, whatever the tracking. */
  quantity: z.number(),
});

export const productJson = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  /** Before any discount, of the cheapest variant. */
  price: z.number(),
  /** After discounts, of the cheapest variant. */
  calculatedPrice: priceJson,
  retailPrice: priceJson.nullable(),
  /** After discounts, over all variants. */
  variationPriceRange: z.object({ lowPrice: z.number(), highPrice: z.number() }).nullable(),
  categories: z.array(z.number()),
  /** `none`: stock is unlimited. */
  inventory_tracking: z.enum(['variant', 'product', 'none']),
  /** Units over all variants, or of the product, depending on the tracking. */
  inventoryLevel: z.number(),
  isInStock: z.boolean(),
  availability: z.enum(['available', 'disabled', 'preorder']),
  /** Starts with `yyyy-mm-dd`; null when no date is set. */
  preorder_release_date: z.string().nullish(),
  isNew: z.boolean(),
  isRedesigned: z.boolean(),
  /** With `include=options` only. */
  product_options: z.array(productOptionJson).optional(),
  /** With `include=variants` only. */
  variants: z.array(variantJson).optional(),
});

/** A product with `include_fields`: always the id, otherwise the named fields. */
export const productFieldsJson = productJson.partial().required({ id: true });

/** A product with `include_fields=total_sold`. */
export const soldProductJson = z.object({
  id: z.number(),
  /** Units sold in this store; missing where the service does not count them. */
  total_sold: z.number().nullish(),
});

/** Ids in the order of the answer, without products that were never sold. */
export function soldIds(products: readonly z.infer<typeof soldProductJson>[]): number[] {
  return products.filter(({ total_sold: sold }) => (sold ?? 0) > 0).map(({ id }) => id);
}

export type ProductOptionJson = z.infer<typeof productOptionJson>;
export type VariantJson = z.infer<typeof variantJson>;
export type ProductJson = z.infer<typeof productJson>;
export type ProductFieldsJson = z.infer<typeof productFieldsJson>;
