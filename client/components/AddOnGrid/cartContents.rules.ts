/** What the cart contains, for components that show whether a product is in it. */

export interface CartContentsLine {
  readonly id: string;
  readonly variantId: string;
  /** Null for a product that no longer exists in content. */
  readonly productId: string | null;
}

export interface CartContents {
  /** Id of the line with the variant; null when there is none. */
  readonly lineOf: (variantId: string) => string | null;
  /** Whether any variant of the product is in the cart. */
  readonly holds: (productId: string) => boolean;
}

export function cartContents(lines: readonly CartContentsLine[]): CartContents {
  return {
    lineOf: (variantId) => lines.find((line) => line.variantId === variantId)?.id ?? null,
    holds: (productId) => lines.some((line) => line.productId === productId),
  };
}
