/**
 * The catalogue side of the shop API as the gateway receives it: only the fields that are read (catalogue.md 3, 7.1).
 * Carts and customers have files of their own: wireCart.ts and wireCustomer.ts.
 * v3-like answers wrap in `data`; v2-like lists are bare and have no body at all when empty (wire-protocols 3.2).
 */
import { z } from 'zod';
import { fields, oddAs, readableItems } from '../transport/tolerantFields.ts';

/** Amounts in currency units. v2 answers write them as text ("99.0000"), v3 answers as numbers. */
export const amountJson = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform((amount) => Number(amount));

const decimalPlaces = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)])
  .refine((places) => Number.isInteger(places) && places >= 0 && places < 10);

const priceJson = z.object({ value: z.number() });

export const optionValueJson = z.object({
  entityId: z.number(),
  label: z.string(),
  /** Colours only. */
  hexColors: z.array(z.string()),
});

export const productOptionJson = z.object({
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
  /** Units of this variant. Zero, and meaningless, unless the product's `inventory_tracking` is `variant`. */
  inventoryLevel: z.number(),
  isInStock: z.boolean(),
  /** False when purchasing is switched off; says nothing about stock. */
  isPurchasable: z.boolean(),
  /** Before any discount. */
  original_price: z.number(),
  /** Null when not on sale. */
  sale_price: z.number().nullable(),
  prices: z.object({ price: priceJson, salePrice: priceJson.nullable(), retailPrice: priceJson }),
  /** Units that a cart may hold, whichever way the stock is tracked. */
  quantity: z.number(),
  /** Path on the image service. */
  thumbnail: z.string(),
});

export const productJson = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  /** Before any discount, of the cheapest variant. */
  price: z.number(),
  /** Asked now, of the cheapest variant. */
  calculatedPrice: priceJson,
  retailPrice: priceJson.nullable(),
  /** Prices asked now over all variants. */
  variationPriceRange: z.object({ lowPrice: z.number(), highPrice: z.number() }).nullable(),
  categories: z.array(z.number()),
  /** What is counted; `none`: nobody counts, and there is always another one. */
  inventory_tracking: z.enum(['variant', 'product', 'none']),
  /** Units over all variants, or of the product as a whole when it is tracked so. */
  inventoryLevel: z.number(),
  isInStock: z.boolean(),
  availability: z.enum(['available', 'disabled', 'preorder']),
  /** Day that a preorder is expected, starting with `yyyy-mm-dd`; null when none is set. */
  preorder_release_date: z.string().nullish(),
  isNew: z.boolean(),
  isRedesigned: z.boolean(),
  /** With `include=options` only. */
  product_options: z.array(productOptionJson).optional(),
  /** With `include=variants` only. */
  variants: z.array(variantJson).optional(),
});

/** What `include_fields` leaves: the id always, the rest as asked. */
export const productFieldsJson = productJson.partial().required({ id: true });

/** Parts of a format that are missing or odd are null: the amounts of that currency alone are shown bare. */
export const currencyJson = fields({
  id: z.number(),
  currency_code: z.string(),
  token: z.string().nullable().default(null),
  token_location: z.enum(['left', 'right']).nullable().default(null),
  decimal_token: z.string().nullable().default(null),
  thousands_token: z.string().nullable().default(null),
  decimal_places: decimalPlaces.nullable().default(null),
});

export const shippingZoneJson = fields({
  id: z.number(),
  name: z.string().default(''),
  enabled: z.boolean().default(false),
  locations: readableItems(
    z.object({ country_iso2: z.string(), state_iso2: z.string().optional() }),
    'location',
  ).default([]),
});

/** Not a number, which offers nothing: an absent minimum would mean that shipping is free from the first coin on. */
const unknownMinimum = { minimum_sub_total: Number.NaN };

const shippingBandJson = z.object({
  lower_limit: amountJson,
  /** Null when the band is open at the top. */
  upper_limit: amountJson.nullable(),
  shipping_cost: amountJson,
});

export const shippingMethodJson = fields({
  id: z.number(),
  name: z.string().default(''),
  /** `freeshipping` and `total` carry thresholds (catalogue.md 3); other types are there too, such as `peritem`. */
  type: z.string().default(''),
  enabled: z.boolean().default(false),
  settings: oddAs(
    'settings',
    fields({
      carrier_options: oddAs(
        'carrier_options',
        z.object({
          minimum_sub_total: oddAs(
            'minimum_sub_total',
            amountJson.optional(),
            unknownMinimum.minimum_sub_total,
          ),
        }),
        unknownMinimum,
      ).optional(),
      range: readableItems(shippingBandJson, 'range').optional(),
    }),
    { carrier_options: unknownMinimum },
  ),
});

export const storeJson = fields({
  id: z.string(),
  /** Storefront address: the reset-password link starts with it (catalogue.md 2). Empty when it cannot be read. */
  secure_url: z.string().default(''),
  country_code: z.string().default(''),
  /** IANA name: the days of its orders are counted there. */
  timezone: z.object({ name: z.string() }).nullish(),
  prices_include_tax: z.boolean().default(false),
});

export const countryJson = z.object({
  id: z.number(),
  country: z.string(),
  country_iso2: z.string(),
  country_iso3: z.string(),
});

export const stateJson = z.object({
  id: z.number(),
  state: z.string(),
  state_abbreviation: z.string(),
  country_id: z.number(),
});

export const paginationJson = z.object({
  total: z.number(),
  count: z.number(),
  per_page: z.number(),
  current_page: z.number(),
  total_pages: z.number(),
});

export type OptionValueJson = z.infer<typeof optionValueJson>;
export type ProductOptionJson = z.infer<typeof productOptionJson>;
export type VariantJson = z.infer<typeof variantJson>;
export type ProductJson = z.infer<typeof productJson>;
export type ProductFieldsJson = z.infer<typeof productFieldsJson>;
export type CurrencyJson = z.infer<typeof currencyJson>;
export type ShippingZoneJson = z.infer<typeof shippingZoneJson>;
export type ShippingMethodJson = z.infer<typeof shippingMethodJson>;
export type StoreJson = z.infer<typeof storeJson>;
export type CountryJson = z.infer<typeof countryJson>;
export type StateJson = z.infer<typeof stateJson>;

/** One page of a v3-like list. */
export interface PageJson<Item> {
  items: Item[];
  pagination: z.infer<typeof paginationJson>;
}
