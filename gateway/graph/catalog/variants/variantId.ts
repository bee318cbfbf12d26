/** Keys of variant ids: product entry, platform product and platform variant, after the market (graph/region/markets/marketId.ts). */

export interface VariantKey {
  /** Uid of the product's content entry. */
  productUid: string;
  /** The store's ids, which differ by store; the market in the id tells which. */
  productId: number;
  variantId: number;
}

export function joinVariantKey({ productUid, productId, variantId }: VariantKey): string {
  return `${productUid}/${productId}/${variantId}`;
}

/** Null when the text is not such a key. */
export function splitVariantKey(key: string): VariantKey | null {
  const match = /^([^/]+)\/(\d{1,15})\/(\d{1,15})$/.exec(key);
  const [, productUid, productId, variantId] = match ?? [];
  if (productUid === undefined) return null;
  return { productUid, productId: Number(productId), variantId: Number(variantId) };
}
