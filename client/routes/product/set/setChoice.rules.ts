/** Which parts of a set are chosen. */

export interface PartLike {
  /** Of the part's product. */
  id: string;
  variants: readonly { id: string; isPurchasable: boolean }[];
  /** Id of the variant to begin with; null when none can be bought. */
  suggested: string | null;
}

export interface PartChoice {
  /** Of the product; null for no part of this kind. */
  partId: string | null;
  /** Null for the suggested one. */
  variantId: string | null;
}

/**
 * What is chosen of one kind of part. Before the shopper chooses it is the first that can be bought; a choice that no
 * longer fits, after another length, is replaced in the same way.
 */
export function chosenPart<Part extends PartLike>(
  parts: readonly Part[],
  choice: PartChoice | null,
): { part: Part; variantId: string } | null {
  if (choice?.partId === null) return null;
  const first = parts.find(({ suggested }) => suggested !== null);
  const part = parts.find(({ id, suggested }) => id === choice?.partId && suggested !== null) ?? first;
  if (!part?.suggested) return null;
  const own = part.variants.find(({ id, isPurchasable }) => id === choice?.variantId && isPurchasable);
  return { part, variantId: own?.id ?? part.suggested };
}
