/** Customer groups and their discounts (catalogue.md 3). */
import { z } from 'zod';
import { amountJson } from './answers.ts';

/** An unknown kind of rule makes the whole group invalid: no price is better than one that differs from the cart's. */
export const discountRuleJson = z.object({
  type: z.enum(['all', 'category', 'product']),
  /** `percent` off, `price`: an amount off each, `fixed`: the price of each. */
  method: z.enum(['percent', 'fixed', 'price']),
  amount: amountJson,
  /** With `category` only. */
  category_id: z.number().optional(),
  /** With `product` only. */
  product_id: z.number().optional(),
});

export const customerGroupJson = z.object({
  id: z.number(),
  name: z.string(),
  is_default: z.boolean(),
  is_group_for_guests: z.boolean(),
  discount_rules: z.array(discountRuleJson),
});

/** From a price list: what the group pays for a variant, whatever the catalogue says. */
export interface ListedPriceJson {
  type: 'variant';
  method: 'list';
  variant_id: number;
  amount: number;
}

type DiscountRuleJson = z.infer<typeof discountRuleJson>;

export interface CustomerGroupJson extends Omit<z.infer<typeof customerGroupJson>, 'discount_rules'> {
  discount_rules: readonly (DiscountRuleJson | ListedPriceJson)[];
}
