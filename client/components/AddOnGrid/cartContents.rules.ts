/** What lies in the cart, for whoever shows that it does: the cart decides, also after a reload. */

export interface CartContentsLine {
  readonly id: string;
  readonly variantId: string;
  /** Null for a product that content no longer knows. */
  readonly productId: string | null;
}

export interface CartContents {
  /** Id of the line that holds the variant; null when none does. */
  readonly lineOf: (variantId: string) => string | null;
  /** Is any variant of the product in the cart. */
  readonly holds: (productId: string) => boolean;
}

export function cartContents(lines: readonly CartContentsLine[]): CartContents {
  return {
    lineOf: (variantId) => lines.find((line) => line.variantId === variantId)?.id ?? null,
    holds: (productId) => lines.some((line) => line.productId === productId),
  };
}
