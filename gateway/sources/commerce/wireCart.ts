/** Carts and the shop API's refusals, as the gateway receives them (catalogue.md 3, wire-protocols 3.3). */
import { z } from 'zod';

export const cartLineJson = z.object({
  /** UUID of the line; stays while quantity and variant change. */
  id: z.string(),
  product_id: z.number(),
  variant_id: z.number(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  quantity: z.number(),
  /** One unit before discounts. */
  list_price: z.number(),
  /** One unit as asked now: equal to `list_price` when nothing is taken off. */
  sale_price: z.number(),
  extended_list_price: z.number(),
  extended_sale_price: z.number(),
  /** Path on the image service. */
  image_url: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const cartJson = z.object({
  /** UUID. The cart dies 30 days after its last change. */
  id: z.string(),
  /** Zero when nobody owns it. */
  customer_id: z.number(),
  customer: z
    .object({ id: z.number(), email: z.string(), customer_group_id: z.number().nullable() })
    .nullable(),
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
  /** Grows by one with every change. */
  version: z.number(),
});

export type CartLineJson = z.infer<typeof cartLineJson>;
export type CartJson = z.infer<typeof cartJson>;

/** A line to put into a cart, as sent. */
export interface NewCartLine {
  product_id: number;
  variant_id: number;
  /** At least 1. */
  quantity: number;
}

/** Change of a line, as sent (catalogue.md 3: productID and quantity). */
export interface CartLineChange {
  productID: number;
  variantID?: number;
  /** At least 1. */
  quantity: number;
  /** The cart's version that the change was decided on; a stale one is refused with 409. */
  version?: number;
}

/** What the shop API says when it does not do what was asked, read from its v3 and v2 spellings alike. */
export interface RefusalJson {
  /** 400, 404, 409, 413 or 422. */
  status: number;
  title: string;
  /**
   * `insufficient_stock` (with `errors.available`, units that one cart may hold), `not_purchasable`,
   * `invalid_quantity`, `cart_not_found`, `item_not_found`, `stale_version`, `duplicate_email`, `invalid`, ...;
   * empty when the answer names none.
   */
  type: string;
  errors: Record<string, string>;
}
