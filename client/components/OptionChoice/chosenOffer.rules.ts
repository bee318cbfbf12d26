/**
 * What a choice is about: the current variant, else the chosen colour, else the product. What it costs, which tag it
 * wears and whether there is any left is the gateway's verdict on each of them (`Offer`).
 */
interface Offers<Product, Swatch, Variant> {
  readonly product: Product;
  readonly swatches: readonly Swatch[];
  readonly variants: readonly Variant[];
}

interface Chosen {
  /** Id of the current variant; null while none is. */
  readonly variantId: string | null;
  /** Label of the chosen colour, in any case; null when there is none. */
  readonly colour: string | null;
}

export function chosenSwatch<Swatch extends { readonly label: string }>(
  swatches: readonly Swatch[],
  colour: string | null,
): Swatch | null {
  const wanted = colour?.toLowerCase();
  return swatches.find(({ label }) => label.toLowerCase() === wanted) ?? null;
}

export function chosenOffer<
  Product,
  Swatch extends { readonly label: string },
  Variant extends { readonly id: string },
>(
  { product, swatches, variants }: Offers<Product, Swatch, Variant>,
  { variantId, colour }: Chosen,
): Product | Swatch | Variant {
  return variants.find(({ id }) => id === variantId) ?? chosenSwatch(swatches, colour) ?? product;
}
