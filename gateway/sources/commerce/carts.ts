/** Carts and their lines (catalogue.md 3). */
import { z } from 'zod';

const cartLineJson = z.object({
  /** UUID of the line, stable when quantity or variant change. */
  id: z.string(),
  product_id: z.number(),
  variant_id: z.number(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  quantity: z.number(),
  /** One unit before discounts. */
  list_price: z.number(),
  /** One unit after discounts. */
  sale_price: z.number(),
  extended_list_price: z.number(),
  extended_sale_price: z.number(),
  /** Path on the image service. */
  image_url: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const cartJson = z.object({
  /** UUID. The cart expires 30 days after its last change. */
  id: z.string(),
  /** Zero for a guest's cart. */
  customer_id: z.number(),
  currency: z.object({ code: z.string() }),
  /** Before discounts. */
  base_amount: z.number(),
  /** After discounts; taxes included when `tax_included`, shipping never. */
  cart_amount: z.number(),
  tax_included: z.boolean(),
  status: z.string(),
  line_items: z.object({
    physical_items: z.array(cartLineJson),
    digital_items: z.array(z.unknown()),
    gift_certificates: z.array(z.unknown()),
    custom_items: z.array(z.unknown()),
  }),
  created_time: z.string(),
  updated_time: z.string(),
  /** Incremented by every change. */
  version: z.number(),
});

export type CartLineJson = z.infer<typeof cartLineJson>;
export type CartJson = z.infer<typeof cartJson>;

/** A line to add to a cart, as sent. */
export interface NewCartLine {
  product_id: number;
  variant_id: number;
  /** At least 1. */
  quantity: number;
}

export interface NewCart {
  line_items: readonly NewCartLine[];
  customer_id?: number;
}

/** Change of a line, as sent (catalogue.md 3: productID and quantity). */
export interface CartLineChange {
  productID: number;
  variantID?: number;
  /** At least 1. */
  quantity: number;
  /** The cart's version that the change is based on; a stale one is refused with 409. */
  version?: number;
}
