/** `catalog/products` of BigCommerce's V3 API. */
import { z } from 'zod';
import { id, price, iso, text, pageOf, call, type CallShape } from './callShape.ts';

const optionOfVariant = z.strictObject({ id, label: text, option_id: id, option_display_name: text });
const variant = z.strictObject({
  id,
  product_id: id,
  sku: text,
  sku_id: id.nullable(),
  upc: text,
  gtin: text,
  mpn: text,
  weight: price.nullable(),
  price: price.nullable(),
  sale_price: price.nullable(),
  retail_price: price.nullable(),
  calculated_price: price,
  purchasing_disabled: z.boolean(),
  purchasing_disabled_message: text,
  image_url: text,
  inventory_level: z.int(),
  inventory_warning_level: z.int(),
  option_values: z.array(optionOfVariant),
});
const product = z
  .strictObject({
    id,
    name: text,
    type: z.enum(['physical', 'digital']),
    sku: text,
    description: text,
    price,
    cost_price: price,
    retail_price: price,
    sale_price: price,
    calculated_price: price,
    categories: z.array(id),
    brand_id: z.int(),
    inventory_level: z.int(),
    inventory_warning_level: z.int(),
    total_sold: z.int().nonnegative(),
    inventory_tracking: z.enum(['none', 'product', 'variant']),
    is_visible: z.boolean(),
    is_featured: z.boolean(),
    availability: z.enum(['available', 'disabled', 'preorder']),
    condition: z.enum(['New', 'Used', 'Refurbished']),
    order_quantity_minimum: z.int(),
    order_quantity_maximum: z.int(),
    preorder_release_date: iso.nullable(),
    is_preorder_only: z.boolean(),
    base_variant_id: id.nullable(),
    date_created: iso,
    date_modified: iso,
    custom_url: z.strictObject({ url: text, is_customized: z.boolean() }),
    variants: z.array(variant),
    options: z.array(
      z.strictObject({
        id,
        product_id: id,
        name: text,
        display_name: text,
        type: z.enum(['swatch', 'rectangles', 'dropdown', 'radio_buttons', 'product_list']),
        sort_order: z.int(),
        option_values: z.array(
          z.strictObject({
            id,
            label: text,
            sort_order: z.int(),
            is_default: z.boolean(),
            value_data: z.strictObject({ colors: z.array(text).max(3) }).nullable(),
          }),
        ),
      }),
    ),
    custom_fields: z.array(z.strictObject({ id, name: text, value: text })),
  })
  .partial()
  .required({ id: true });

export const catalogueShapes: readonly CallShape[] = [
  call('GET', /^\/v3\/catalog\/products$/, { 200: pageOf(product) }),
];
