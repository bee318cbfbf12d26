/**
 * Price and availability of a choice: the whole product, one colour, or one variant. Used by tile, product page,
 * quick-add, comparison and structured data; cart lines are priced by the same rule.
 */
import type { MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { MarketFlags } from '../../region/markets/market.ts';
import {
  colorAvailability,
  productAvailability,
  variantAvailability,
  type Availability,
  type ProductStock,
  type VariantStock,
} from './availability.rules.ts';
import {
  groupProductPrices,
  groupVariantPrices,
  type Discountable,
  type DiscountableVariant,
  type DiscountRule,
} from './groupDiscount.rules.ts';
import { pricesOver, type OfferPrices, type ProductPrices } from './price.rules.ts';
import { inColor } from '../variants/variant.rules.ts';

interface Colored {
  option_values: readonly { option_display_name: string; label: string }[];
}

/** A variant if chosen, else a colour, else the whole product. */
export interface Choice<Variant> {
  color: string | null;
  variant: Variant | null;
}

const whole = { color: null, variant: null } as const;

/** Prices for the rules' group. A colour without variants at the store has the product's prices. */
export function offeredPrices<Variant extends DiscountableVariant & Colored>(
  rules: readonly DiscountRule[],
  product: Discountable & ProductPrices & { price: MinorUnits; variants?: readonly Variant[] | undefined },
  choice: Choice<Variant>,
): OfferPrices {
  const prices = pricesOver(
    chosenVariants(product, choice).map((variant) => groupVariantPrices(rules, product, variant)),
  );
  if (choice.variant === null && choice.color === null)
    return { ...groupProductPrices(rules, product), isPartlyReduced: prices?.isPartlyReduced ?? false };
  return prices ?? offeredPrices(rules, product, whole);
}

/** `product` is null when the store does not have it. */
export function offeredAvailability<Variant extends VariantStock & Colored>(
  product: (ProductStock & { variants?: readonly Variant[] | undefined }) | null,
  choice: Choice<Variant>,
  market: MarketFlags,
): Availability {
  if (!product || (choice.variant === null && choice.color === null))
    return productAvailability(product, market);
  if (choice.variant !== null) return variantAvailability(choice.variant, product, market);
  return colorAvailability(chosenVariants(product, choice), product, market);
}

function chosenVariants<Variant extends Colored>(
  { variants = [] }: { variants?: readonly Variant[] | undefined },
  { color, variant }: Choice<Variant>,
): readonly Variant[] {
  if (variant !== null) return [variant];
  return color === null ? variants : inColor(variants, color);
}
