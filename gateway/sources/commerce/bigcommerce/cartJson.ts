/** Carts as BigCommerce's V3 API answers, and what they mean in the shop. */
import { z } from 'zod';
import { currencyUnits, minorUnits } from '../../transport/minorUnits.rules.ts';
import type { CartJson, CartLineJson } from '../carts.ts';

const lineWire = z.object({
  id: z.string(),
  product_id: z.number(),
  variant_id: z.number(),
  sku: z.string(),
  name: z.string(),
  /** Absolute. */
  url: z.string(),
  quantity: z.number(),
  /** The catalogue's; the vendor's `list_price` has sale and group discounts in it. */
  original_price: z.number(),
  sale_price: z.number(),
  extended_sale_price: z.number(),
  /** With `include=line_items.physical_items.options` only. */
  options: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});

const cartWire = z.object({
  id: z.string(),
  customer_id: z.number(),
  channel_id: z.number(),
  currency: z.object({ code: z.string() }),
  cart_amount: z.number(),
  tax_included: z.boolean(),
  line_items: z.object({
    physical_items: z.array(lineWire),
    digital_items: z.array(z.unknown()),
    gift_certificates: z.array(z.unknown()),
    custom_items: z.array(z.unknown()).default([]),
  }),
  created_time: z.string(),
  updated_time: z.string(),
  /** Carts of before versions have none. */
  version: z.number().default(0),
});

/** The cart, and the channel whose checkout it belongs to. */
export const channelCartJson = cartWire.transform(({ channel_id: channelId, ...cart }) => ({
  channelId,
  cart: cartOf(cart),
}));

function cartOf(cart: Omit<z.infer<typeof cartWire>, 'channel_id'>): CartJson {
  const currency = cart.currency.code;
  const lines = cart.line_items.physical_items.map((line) => lineOf(line, currency));
  const base = lines.reduce((sum, line) => sum + minorUnits(line.extended_list_price, currency), 0);
  return {
    ...cart,
    base_amount: currencyUnits(base, currency),
    status: 'ACTIVE',
    line_items: { ...cart.line_items, physical_items: lines },
  };
}

function lineOf({ original_price, ...line }: z.infer<typeof lineWire>, currency: string): CartLineJson {
  return {
    ...line,
    url: pathOf(line.url),
    list_price: original_price,
    extended_list_price: currencyUnits(minorUnits(original_price, currency) * line.quantity, currency),
    // The vendor's picture is not on the shop's image service.
    image_url: '',
  };
}

/** Its last segment is the content service's key of the product. */
function pathOf(address: string): string {
  return (URL.parse(address)?.pathname ?? address).replace(/\/+$/, '');
}
