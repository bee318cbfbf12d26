/** Stock of each variant: deterministic for a seed, covering every case that a shop front must show. */
import type { BrandProduct, StoreRegion } from '../../brand/types.ts';

export interface Stock {
  units: number;
  /** False for the few variants that are disabled whatever their stock. */
  purchasable: boolean;
}

/** About one variant in eight is sold out, one in eight is low (1 to 3 units), one in fifty is not for sale. */
export function stockOf(seed: number, product: BrandProduct, store: StoreRegion, variantId: number): Stock {
  if (product.withdrawn) return { units: 0, purchasable: false };
  const purchasable = dice(seed, variantId, 1) >= 0.02;
  if (product.soldOutIn.includes(store)) return { units: 0, purchasable };
  const roll = dice(seed, variantId, 2);
  const size = dice(seed, variantId, 3);
  if (roll < 0.12) return { units: 0, purchasable };
  if (roll < 0.25) return { units: 1 + Math.floor(size * 3), purchasable };
  return { units: 4 + Math.floor(size * 40), purchasable };
}

/** Uniform number in [0, 1) from three integers: MurmurHash3's finaliser. */
export function dice(seed: number, id: number, randomNumber: number): number {
  let hash = Math.imul(seed ^ Math.imul(id, 0x9e3779b1), 0x85ebca6b) + Math.imul(randomNumber, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
